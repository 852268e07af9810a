import type { ReactNode } from 'react';
import type { Labels } from '../content/schema/labels.ts';
import type { ServiceExpectations } from '../content/schema/service.ts';

interface ExpectationsProps {
  expectations: ServiceExpectations;
  labels: Labels['expectations'];
}

/** 'What to expect': a buyer's questions that nothing above answers, the price first. */
export function Expectations({ expectations, labels }: ExpectationsProps) {
  const { weNeed, price, notIncluded, nextStep, leaving } = expectations;
  return (
    <section className="expectations side-heading section" aria-labelledby="expect">
      <div className="container">
        <h2 id="expect" className="heading">
          {labels.heading}
        </h2>
        <dl className="heavy-rule">
          <Answer term={labels.price}>
            <span className="price block">{price.model}</span> {price.more} {price.less}
          </Answer>
          <Answer term={labels.weNeed}>{weNeed}</Answer>
          <Answer term={labels.notIncluded}>{notIncluded}</Answer>
          <Answer term={labels.nextStep}>{nextStep}</Answer>
          {leaving && <Answer term={labels.leaving}>{leaving}</Answer>}
        </dl>
      </div>
    </section>
  );
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="on-axes">
      <dt>{term}</dt>
      <dd className="soft">{children}</dd>
    </div>
  );
}
