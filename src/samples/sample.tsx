import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { Letter, SamplePage, SamplePart } from '../../content/types/sample.ts';
import type { Benefit } from '../../content/types/service.ts';
import { Title } from '../components/title.tsx';
import { unbroken } from '../components/unbroken.ts';
import { SampleChart } from './sample-chart.tsx';
import { SampleDrawing, SampleEntries, SampleFrames } from './sample-parts.tsx';
import { SampleTable } from './sample-table.tsx';

const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/**
 * What the client gets at the end: a page of the deliverable, and the benefit cards, whose letters stand at the parts
 * of the page that they are about. A desktop shows the cards beside the page, a narrow screen each under its part.
 */
export function Sample(props: { sample: SamplePage; benefits: readonly Benefit[] }) {
  const { heading = labels.sample.heading, intro, title, about, parts } = props.sample;
  const cardOf: CardOf = (tie) => {
    const benefit = tie && props.benefits[letters.indexOf(tie)];
    return benefit && <Card letter={tie} benefit={benefit} />;
  };
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap columns sample">
        <div className="sample-head">
          <h2 id="benefits" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{unbroken(intro)}</p>
        </div>
        <article className="sheet" aria-labelledby="sample">
          <div className="sheet-head">
            <h3 id="sample" className="title">
              {unbroken(title)}
            </h3>
            <span className="sample-mark">{labels.sample.mark}</span>
            <p>{unbroken(about)}</p>
          </div>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no names
            <Part key={index} part={part} cardOf={cardOf} />
          ))}
          <p className="note soft">{labels.sample.invented}</p>
        </article>
        <ul className="benefits">
          {props.benefits.map((benefit, index) => (
            <li key={benefit.title}>
              <Card letter={letters[index]} benefit={benefit} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The card of a letter, if there is one. */
export type CardOf = (tie: Letter | undefined) => ReactNode;

function Card({ letter, benefit }: { letter: Letter | undefined; benefit: Benefit }) {
  return (
    <div className="benefit">
      <span className="letter">{letter}</span>
      <h3 className="title">
        <Title>{benefit.title}</Title>
      </h3>
      <p className="soft">{unbroken(benefit.text)}</p>
    </div>
  );
}

function Part({ part, cardOf }: { part: SamplePart; cardOf: CardOf }) {
  switch (part.kind) {
    case 'bars':
    case 'dots':
    case 'plan':
      return <SampleChart chart={part} card={cardOf(part.tie)} />;
    case 'table':
      return <SampleTable table={part} cardOf={cardOf} />;
    case 'entries':
      return <SampleEntries entries={part.entries} cardOf={cardOf} />;
    case 'frames':
      return <SampleFrames frames={part.frames} cardOf={cardOf} />;
    case 'drawing':
      return <SampleDrawing drawing={part} cardOf={cardOf} />;
  }
}
