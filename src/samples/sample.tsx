import type { Labels } from '../content/schema/labels.ts';
import type { SamplePage, SamplePart } from '../content/schema/sample.ts';
import type { Benefit } from '../content/schema/service.ts';
import { LetterMark } from './letter.tsx';
import { Notes } from './notes.tsx';
import { SampleChart } from './sample-chart.tsx';
import { SampleDrawing, SampleEntries, SampleFrames } from './sample-parts.tsx';
import { SampleTable } from './sample-table.tsx';

interface SampleProps {
  sample: SamplePage;
  benefits: readonly Benefit[];
  action: string;
  labels: Labels['sample'];
}

/** A page of the deliverable beside the benefits, whose letters call out the rows of the page that they are about. */
export function Sample({ sample, benefits, action, labels }: SampleProps) {
  const { heading = labels.heading, intro, parts, folded = 0 } = sample;
  const shown = parts.findIndex(isOverview) + 1 || 1;
  const end = parts.length - folded;
  return (
    <section className="sample section" aria-labelledby="benefits">
      <div className="container">
        <h2 id="benefits" className="heading">
          {heading}
        </h2>
        <p className="lead soft">{intro}</p>
        <div className="sheet card">
          <article className="page" aria-labelledby="sample">
            <SheetHead sample={sample} stamp={labels.stamp} />
            <Parts parts={parts.slice(0, shown)} />
            <details className="whole folded-on-phones">
              <summary>{labels.whole}</summary>
              <Parts parts={parts.slice(shown, end)} />
              {folded > 0 && (
                <details className="last-rows">
                  <summary>{labels.whole}</summary>
                  <Parts parts={parts.slice(end)} />
                </details>
              )}
              <p className="small soft">{labels.invented}</p>
            </details>
          </article>
          <Notes benefits={benefits} action={action} />
        </div>
      </div>
    </section>
  );
}

/** True for a part that a phone shows at once. There, a table of more columns is as long as a screen. */
const isOverview = (part: SamplePart) =>
  part.kind === 'table' ? part.columns.length === 2 : part.kind !== 'entries';

interface SheetHeadProps {
  sample: SamplePage;
  stamp: string;
}

function SheetHead({ sample: { title, about, verdict }, stamp }: SheetHeadProps) {
  return (
    <header>
      <h3 id="sample">{title}</h3>
      <span className="stamp soft">{stamp}</span>
      <p className="small soft">{about}</p>
      <p className="verdict headline">
        <LetterMark letter={verdict.callout} />
        {verdict.text}
      </p>
    </header>
  );
}

function Parts({ parts }: { parts: readonly SamplePart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no names
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: SamplePart }) {
  switch (part.kind) {
    case 'bars':
    case 'dots':
    case 'plan':
      return <SampleChart part={part} />;
    case 'table':
      return <SampleTable part={part} />;
    case 'entries':
      return <SampleEntries part={part} />;
    case 'frames':
      return <SampleFrames part={part} />;
    case 'drawing':
      return <SampleDrawing part={part} />;
  }
}
