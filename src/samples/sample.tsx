import { pathOf } from '../../content/catalogue.ts';
import { labels } from '../../content/labels.ts';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { SamplePage, SamplePart } from '../../content/types/sample.ts';
import type { Benefit, CatalogueEntry } from '../../content/types/service.ts';
import { PageLink } from '../components/page-link.tsx';
import { Benefits, gridRowsOf } from './benefits.tsx';
import { SampleChart } from './sample-chart.tsx';
import { SampleDrawing, SampleEntries, SampleFrames } from './sample-parts.tsx';
import { SampleTable } from './sample-table.tsx';

interface SampleProps {
  sample: SamplePage;
  benefits: readonly Benefit[];
  action: string;
}

/** A page of the deliverable and the benefits, whose letters call out the rows of the page that they are about. */
export function Sample({ sample, benefits, action }: SampleProps) {
  const { heading = labels.sample.heading, intro, parts } = sample;
  const rows = [[], ...parts.flatMap(gridRowsOf), []];
  return (
    <section className="sample section" aria-labelledby="benefits">
      <div className="container" style={{ '--rows': rows.length }}>
        <div className="head">
          <h2 id="benefits" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        <article className="sheet card note" aria-labelledby="sample">
          <SheetHead sample={sample} id="sample" />
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no names
            <Part key={index} part={part} />
          ))}
          <p className="group soft">{labels.sample.invented}</p>
        </article>
        <Benefits benefits={benefits} rows={rows} />
        <p className="action">
          <a href="#contact-form" className="button">
            {action}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The top of a sample's page, cut off below its first part; all of it is a link to the service. */
export function SampleExcerpt({ entry, sample }: { entry: CatalogueEntry; sample: SamplePage }) {
  const [firstPart] = sample.parts;
  return (
    <li className="sample excerpt" data-line={entry.line}>
      <div className="sheet card note">
        <SheetHead sample={sample} />
        <div aria-hidden="true">{firstPart && <Part part={firstPart} />}</div>
      </div>
      <PageLink to={pathOf(entry)} className="standalone-link">
        <span>{joinAmpersand(entry.title)}</span>
      </PageLink>
    </li>
  );
}

function SheetHead({ sample: { title, about }, id }: { sample: SamplePage; id?: string }) {
  return (
    <div className="sheet-head">
      <h3 id={id} className="title">
        {title}
      </h3>
      <span className="stamp">{labels.sample.stamp}</span>
      <p className="soft">{about}</p>
    </div>
  );
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
