import { labels } from '../../content/labels.ts';
import type { ProcessStep } from '../../content/model.ts';
import { Ball } from './ball.tsx';
import { Title } from './title.tsx';

/** 'Our Process': four numbered balls, joined by a bank shot (below 64rem by a vertical run). */
export function Process({ steps }: { steps: readonly ProcessStep[] }) {
  const { heading, we, you, get } = labels.process;
  return (
    <section className="section wash" aria-labelledby="process">
      <div className="wrap">
        <h2 id="process" className="heading">
          {heading}
        </h2>
        <div className="process-shot">
          <svg
            className="bank-shot"
            viewBox="0 0 1200 140"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M42 98 350 42 658 98 966 42" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="process">
            {steps.map((step, index) => (
              <li key={step.title}>
                <Ball number={index + 1} />
                <div>
                  <h3 className="title">
                    <Title>{step.title}</Title>
                  </h3>
                  <dl className="note">
                    <Part term={we} text={step.we} />
                    <Part term={you} text={step.you} />
                    <Part term={get} text={step.get} />
                  </dl>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The end of a sentence that begins with its term. */
function Part({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt> <dd className="soft">{text}</dd>
    </div>
  );
}
