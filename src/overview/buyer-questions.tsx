import { labels } from '../../content/labels.ts';
import type { BuyerQuestion } from '../../content/types/overview.ts';

export function BuyerQuestions({ questions }: { questions: readonly BuyerQuestion[] }) {
  return (
    <section className="buyer-questions section wash" aria-labelledby="questions">
      <div className="container">
        <h2 id="questions" className="heading">
          {labels.questions}
        </h2>
        <div className="list heavy-rule">
          {questions.map(({ question, answer, open }) => (
            <details key={question} open={open}>
              <summary className="title headline">{question}</summary>
              <p className="prose soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
