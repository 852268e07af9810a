import { labels } from '../../content/labels.ts';
import type { ServiceExpectations } from '../../content/types/service.ts';

/** 'What to expect': a buyer's six questions and, for ongoing work, how to leave. Folded on phones. */
export function Expectations({ expectations }: { expectations: ServiceExpectations }) {
  const { youGet, weNeed, duration, price, notIncluded, nextStep, leaving } = expectations;
  const words = labels.expectations;
  return (
    <section className="expectations section" aria-labelledby="expect">
      <div className="wrap">
        <h2 id="expect" className="heading">
          {words.heading}
        </h2>
        <details className="unfolds">
          <summary aria-labelledby="expect">
            <i className="caret" aria-hidden="true" />
          </summary>
          <dl className="pairs heavy-rule">
            <Answer term={words.youGet} text={youGet} />
            <Answer term={words.weNeed} text={weNeed} />
            <Answer term={words.duration} text={duration.text} />
            <Answer term={words.price} text={`${price.model} ${price.more} ${price.less}`} />
            <Answer term={words.notIncluded} text={notIncluded} />
            <Answer term={words.nextStep} text={nextStep} />
            {leaving && <Answer term={words.leaving} text={leaving} />}
          </dl>
        </details>
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
