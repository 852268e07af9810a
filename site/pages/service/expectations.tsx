import type { ReactNode } from 'react';
import type { Expectations as Answers } from '../../../content/model/service.ts';
import type { Statement } from '../../../content/model/statement.ts';
import { Words } from '../../ui/statement.tsx';

interface ExpectationsProps {
  expectations: Answers;
  /** Whether a number on the page is marked as typical; the note here explains the mark. */
  typical: boolean;
  /** Shown under the answers: the services that may fit instead. */
  children: ReactNode;
}

/** 'What to expect': six questions of a buyer, answered in three sentences at most. */
export function Expectations({ expectations, typical, children }: ExpectationsProps) {
  const { youGet, weNeed, duration, price, notIncluded, nextStep } = expectations;
  return (
    <section className="section follows expectations" aria-labelledby="expect">
      <div className="wrap">
        <h2 id="expect" className="heading">
          What to expect
        </h2>
        {typical && <p className="soft">Typical figures. Your written quote sets them.</p>}
        <dl className="answers thirds heavy-rule">
          <Answer term="You get" answer={youGet} />
          <Answer term="We need from you" answer={weNeed} />
          <Answer term="How long it takes" answer={duration.text} />
          <Answer term="What sets the price" answer={price.model}>
            {` ${price.more} ${price.less}`}
          </Answer>
          <Answer term="Not included" answer={notIncluded} />
          <Answer term="Next step" answer={nextStep} />
        </dl>
        {children}
      </div>
    </section>
  );
}

interface AnswerProps {
  term: string;
  answer: Statement;
  /** More of the answer. */
  children?: ReactNode;
}

function Answer({ term, answer, children }: AnswerProps) {
  return (
    <div>
      <dt className="term">{term}</dt>
      <dd className="soft">
        {' '}
        <Words of={answer} />
        {children}
      </dd>
    </div>
  );
}
