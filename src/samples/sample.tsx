import { labels } from '../../content/labels.ts';
import type { SamplePage, SamplePart } from '../../content/types/sample.ts';
import type { Benefit } from '../../content/types/service.ts';
import { BenefitCard, letters, type PartProps } from './benefit-card.tsx';
import { SampleChart } from './sample-chart.tsx';
import { SampleDrawing, SampleEntries, SampleFrames } from './sample-parts.tsx';
import { SampleTable } from './sample-table.tsx';

/**
 * A page of the deliverable, and the benefit cards, whose letters call out the parts of the page that they are about. On a
 * wide screen the cards are beside the page, on a narrow one each is under its part.
 */
export function Sample({ sample, benefits }: { sample: SamplePage; benefits: readonly Benefit[] }) {
  const { heading = labels.sample.heading, intro, title, about, parts } = sample;
  return (
    <section className="sample section" aria-labelledby="benefits">
      <div className="wrap columns">
        <div className="head">
          <h2 id="benefits" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        <article className="sheet card small" aria-labelledby="sample">
          <div className="sheet-head">
            <h3 id="sample" className="title">
              {title}
            </h3>
            <span className="mark">{labels.sample.mark}</span>
            <p className="soft">{about}</p>
          </div>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no names
            <Part key={index} part={part} benefits={benefits} />
          ))}
          <p className="note soft">{labels.sample.invented}</p>
        </article>
        <ul className="benefits">
          {benefits.map((benefit, index) => (
            <li key={benefit.title}>
              <BenefitCard letter={letters[index]} benefits={benefits} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Part({ part, benefits }: PartProps<SamplePart>) {
  switch (part.kind) {
    case 'bars':
    case 'dots':
    case 'plan':
      return <SampleChart part={part} benefits={benefits} />;
    case 'table':
      return <SampleTable part={part} benefits={benefits} />;
    case 'entries':
      return <SampleEntries part={part} benefits={benefits} />;
    case 'frames':
      return <SampleFrames part={part} benefits={benefits} />;
    case 'drawing':
      return <SampleDrawing part={part} benefits={benefits} />;
  }
}
