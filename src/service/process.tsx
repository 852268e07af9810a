import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { Ball } from '../components/ball.tsx';
import type { Labels } from '../content/schema/labels.ts';
import type { ProcessStep } from '../content/schema/service.ts';

interface ProcessProps {
  steps: readonly ProcessStep[];
  labels: Labels['process'];
}

/** 'Our Process': four numbered balls on one straight rail; folded, our part and yours. */
export function Process({ steps, labels }: ProcessProps) {
  const { heading, parts, we, you, get } = labels;
  return (
    <section className="process section wash" aria-labelledby="process">
      <div className="container">
        <h2 id="process" className="heading">
          {heading}
        </h2>
        <ol className="steps" role="list">
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
