import { labels } from '../../content/labels.ts';
import type { Benefit, Sample as SamplePage, SamplePart } from '../../content/model.ts';
import { SampleDrawing, SampleEntries, SampleFrames } from './sample-parts.tsx';
import { SampleTable } from './sample-table.tsx';

/**
 * What the client holds at the end: a page of the deliverable, and beside it the benefit cards, whose letters stand at
 * the parts of the page that they are about.
 */
export function Sample(props: { sample: SamplePage; benefits: readonly Benefit[] }) {
  const { heading = labels.sample.heading, intro, title, about, parts } = props.sample;
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap columns sample">
        <div className="sample-head">
          <h2 id="benefits" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        <article className="sheet" aria-labelledby="sample">
          <div className="sheet-head">
            <h3 id="sample" className="title">
              {title}
            </h3>
            <span className="sample-mark">{labels.sample.mark}</span>
            <p>{about}</p>
          </div>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no names
            <Part key={index} part={part} />
          ))}
          <p className="note soft">{labels.sample.invented}</p>
        </article>
        <ul className="benefits">
          {props.benefits.map((benefit, index) => (
            <li key={benefit.title}>
              <span className="letter">{'ABCD'[index]}</span>
              <h3 className="title">{benefit.title}</h3>
              <p className="soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Part({ part }: { part: SamplePart }) {
  switch (part.kind) {
    case 'table':
      return <SampleTable table={part} />;
    case 'entries':
      return <SampleEntries entries={part.entries} />;
    case 'frames':
      return <SampleFrames frames={part.frames} />;
    case 'drawing':
      return <SampleDrawing drawing={part} />;
  }
}
