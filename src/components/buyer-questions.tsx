import { labels } from '../../content/labels.ts';
import type { BuyerQuestion } from '../../content/types/overview.ts';

/** What buyers ask before they write, with the answers. */
export function BuyerQuestions({ questions }: { questions: readonly BuyerQuestion[] }) {
  return (
    <section className="section wash" aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions" className="heading">
          {labels.questions}
        </h2>
        <div className="heavy-rule question-list">
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary className="title">
                {question}
                <i className="caret" aria-hidden="true" />
              </summary>
              <p className="prose soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
