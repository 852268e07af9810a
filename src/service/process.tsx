import { labels } from '../../content/labels.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { ProcessStep } from '../../content/types/service.ts';
import { Ball } from '../components/ball.tsx';

/** 'Our Process': four numbered balls, joined by a bank shot, below 64rem by a vertical line; folded, our part and yours. */
export function Process({ steps }: { steps: readonly ProcessStep[] }) {
  const { heading, parts, we, you, get } = labels.process;
  return (
    <section className="process section wash" aria-labelledby="process">
      <div className="container">
        <h2 id="process" className="heading">
          {heading}
        </h2>
        <div className="steps">
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
                <h3 className="title">{joinAmpersand(step.title)}</h3>
                <p className="note soft">
                  <b>{get}</b> {step.get}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <details>
          <summary>{parts}</summary>
          <ol className="parts note" role="list">
            {steps.map((step) => (
              <li key={step.title} className="soft">
                <b className="block">{step.title}</b>
                <b>{we}</b> {step.we} <b>{you}</b> {step.you}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  );
}
