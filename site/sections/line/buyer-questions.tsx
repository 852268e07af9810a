import type { BuyerQuestion } from '../../../content/model/overview.ts';
import { Words } from '../../ui/statement.tsx';

/** What buyers ask of a line, answered where they ask. */
export function BuyerQuestions({ questions }: { questions: readonly BuyerQuestion[] }) {
  return (
    <section className="section bg-wash" aria-labelledby="questions">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 id="questions" className="text-heading">
          What buyers ask
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
