import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { Sample } from '../../content/model/sample.ts';
import type { Benefit } from '../../content/model/service.ts';
import { Letter, letterOf } from './letter.tsx';
import { SamplePart } from './sample-part.tsx';

interface SampleSectionProps {
  sample: Sample;
  benefits: readonly Benefit[];
  /** The rules of all that follows the heading, which a low first screen may show. */
  rules: ReactNode;
}

/**
 * What the client holds at the end: a page of the deliverable, and beside it the benefit cards, whose
 * letters stand at the parts of the page that they are about.
 */
export function SampleSection({ sample, benefits, rules }: SampleSectionProps) {
  const { heading = labels.sample.heading, intro, title, about, parts } = sample;
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap sample">
        <div className="sample-head">
          <h2 id="benefits" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        {rules}
        <article className="sheet" aria-labelledby="sample">
          <div className="sheet-head">
            <h3 id="sample" className="title">
              {title}
            </h3>
            <span className="sample-mark">{labels.sample.mark}</span>
            <p>{about}</p>
          </div>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change places
            <SamplePart key={index} part={part} />
          ))}
          <p className="note soft">{labels.sample.invented}</p>
        </article>
        <ul className="benefits">
          {benefits.map((benefit, index) => (
            <li key={benefit.title}>
              <Letter of={letterOf(index)} />
              <h3 className="title">{benefit.title}</h3>
              <p className="soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
