import type { Detail, DetailBlocks, DetailList } from '../../content/model.ts';
import { FoldedSection } from './folded-section.tsx';
import { SeeAlso } from './page-link.tsx';
import { Report } from './report.tsx';

/** Facts that only some services have. */
export function Details({ details }: { details: readonly Detail[] }) {
  return details.map((detail, index) => {
    if (detail.kind === 'report') return <Report key={detail.id} detail={detail} />;
    const id = `detail-${index + 1}`;
    return (
      <FoldedSection key={id} id={id} heading={detail.heading} size="subheading">
        {detail.kind === 'list' ? <List detail={detail} /> : <Blocks detail={detail} />}
      </FoldedSection>
    );
  });
}

function List({ detail }: { detail: DetailList }) {
  return (
    <>
      {detail.intro && <p className="prose soft">{detail.intro}</p>}
      <ul className="sights pairs facts">
        {detail.items.map(({ title, text }) => (
          <li key={title ?? text ?? ''}>
            {title && <strong className="term">{title} </strong>}
            {text && <span className="soft">{text}</span>}
          </li>
        ))}
      </ul>
      {detail.seeAlso && <SeeAlso {...detail.seeAlso} />}
    </>
  );
}

function Blocks({ detail }: { detail: DetailBlocks }) {
  return (
    <div className="pairs blocks">
      {detail.blocks.map(({ title, text, points }) => (
        <div key={title} className="card">
          <h3 className="title">{title}</h3>
          <p className="soft">{text}</p>
          <ul className="sights bullets">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
