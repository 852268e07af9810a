import type { BuyerQuestion } from '../../../content/model/overview.ts';
import { Words } from '../../ui/statement.tsx';

/** What buyers ask before they write, with the answers. */
export function BuyerQuestions({ questions }: { questions: readonly BuyerQuestion[] }) {
  return (
    <section className="section bg-wash" aria-labelledby="questions">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 id="questions" className="text-heading">
          Before you write to us
        </h2>
        <div className="edge-t-2 border-ink">
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary className="text-title">{question}</summary>
              <p className="prose text-soft">
                <Words of={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
