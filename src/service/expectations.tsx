import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { ServiceExpectations } from '../../content/types/service.ts';

/** 'What to expect': a buyer's questions that nothing above answers, the price first. */
export function Expectations({ expectations }: { expectations: ServiceExpectations }) {
  const { weNeed, price, notIncluded, nextStep, leaving } = expectations;
  const words = labels.expectations;
  return (
    <section className="expectations side-heading section" aria-labelledby="expect">
      <div className="container">
        <h2 id="expect" className="heading">
          {words.heading}
        </h2>
        <dl className="heavy-rule">
          <Answer term={words.price}>
            <span className="price block">{price.model}</span> {price.more} {price.less}
          </Answer>
          <Answer term={words.weNeed}>{weNeed}</Answer>
          <Answer term={words.notIncluded}>{notIncluded}</Answer>
          <Answer term={words.nextStep}>{nextStep}</Answer>
          {leaving && <Answer term={words.leaving}>{leaving}</Answer>}
        </dl>
      </div>
    </section>
  );
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="soft">{children}</dd>
    </div>
  );
}
