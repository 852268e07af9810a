import type { BuyerQuestion } from '../content/schema/overview.ts';

interface BuyerQuestionsProps {
  questions: readonly BuyerQuestion[];
  heading: string;
}

export function BuyerQuestions({ questions, heading }: BuyerQuestionsProps) {
  return (
    <section className="buyer-questions section wash" aria-labelledby="questions">
      <div className="container">
        <h2 id="questions" className="heading">
          {heading}
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
