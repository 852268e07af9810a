import { labels } from '../../content/labels.ts';
import type { ProcessStep } from '../../content/types/service.ts';
import { Ball } from './ball.tsx';
import { Title } from './title.tsx';

/** 'Our Process': four numbered balls, joined by a bank shot, below 64rem by a vertical line. Folded on phones. */
export function Process({ steps }: { steps: readonly ProcessStep[] }) {
  const { heading, we, you, get } = labels.process;
  return (
    <section className="process section wash" aria-labelledby="process">
      <div className="wrap">
        <h2 id="process" className="heading">
          {heading}
        </h2>
        <div className="run">
          <svg
            className="dotted-line"
            viewBox="0 0 1200 112"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M36 76 344 36 652 76 960 36" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="stack" role="list">
            {steps.map((step, index) => (
              <li key={step.title}>
                <Ball number={index + 1} />
                <h3 id={`step-${index + 1}`} className="title">
                  <Title>{step.title}</Title>
                </h3>
                <details className="unfolds">
                  <summary aria-labelledby={`step-${index + 1}`}>
                    <i className="caret" aria-hidden="true" />
                  </summary>
                  <dl className="note">
                    <Part term={we} text={step.we} />
                    <Part term={you} text={step.you} />
                    <Part term={get} text={step.get} />
                  </dl>
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The term begins the sentence, and the text ends it. */
function Part({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt> <dd className="soft">{text}</dd>
    </div>
  );
}
