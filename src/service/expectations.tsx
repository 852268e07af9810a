import { labels } from '../../content/labels.ts';
import type { ServiceExpectations } from '../../content/types/service.ts';

/** 'What to expect': a buyer's questions that nothing above answers. On phones only the next step is not folded. */
export function Expectations({ expectations }: { expectations: ServiceExpectations }) {
  const { weNeed, price, notIncluded, nextStep, leaving } = expectations;
  const words = labels.expectations;
  return (
    <section className="expectations section" aria-labelledby="expect">
      <div className="container">
        <h2 id="expect" className="heading">
          {words.heading}
        </h2>
        <div className="answers">
          <details className="folded-on-phones">
            <summary aria-labelledby="expect" />
            <dl>
              <Answer term={words.weNeed} text={weNeed} />
              <Answer term={words.price} text={`${price.model} ${price.more} ${price.less}`} />
              <Answer term={words.notIncluded} text={notIncluded} />
              {leaving && <Answer term={words.leaving} text={leaving} />}
            </dl>
          </details>
          <dl>
            <Answer term={words.nextStep} text={nextStep} />
          </dl>
        </div>
      </div>
    </section>
  );
}

function Answer({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="term">{term}</dt> <dd className="soft">{text}</dd>
    </div>
  );
}
