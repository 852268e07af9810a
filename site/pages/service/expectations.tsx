import type { ReactNode } from 'react';
import { labels } from '../../../content/labels.ts';
import type { Expectations as Answers } from '../../../content/model/service.ts';
import type { PriceBand } from '../../../content/model/slots.ts';
import type { Statement } from '../../../content/model/statement.ts';
import { FoldedSection } from '../../sections/folded-section.tsx';
import { Words } from '../../ui/statement.tsx';

interface ExpectationsProps {
  expectations: Answers;
  /** Whether a number on the page is marked as typical; the note here explains the mark. */
  typical: boolean;
}

/** 'What to expect': six questions of a buyer, answered in three sentences at most. */
export function Expectations({ expectations, typical }: ExpectationsProps) {
  const { youGet, weNeed, duration, price, notIncluded, nextStep, leaving } = expectations;
  return (
    <FoldedSection
      id="expect"
      heading={labels.expectations.heading}
      size="heading"
      note={typical && <p className="note soft">{labels.expectations.typical}</p>}
    >
      <dl className="answers heavy-rule">
        <Answer term={labels.expectations.youGet} answer={youGet} />
        <Answer term={labels.expectations.weNeed} answer={weNeed} />
        <Answer term={labels.expectations.duration} answer={duration.text} />
        <Answer term={labels.expectations.price} answer={price.model}>
          {` ${price.more} ${price.less}`}
          {price.band && ` ${inWords(price.band)}`}
        </Answer>
        <Answer term={labels.expectations.notIncluded} answer={notIncluded} />
        <Answer term={labels.expectations.nextStep} answer={nextStep} />
        {leaving && <Answer term={labels.expectations.leaving} answer={leaving} />}
      </dl>
    </FoldedSection>
  );
}

const inWords = ({ from, unit, gst }: PriceBand) => `From ${from} ${unit}, ${gst}.`;

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
