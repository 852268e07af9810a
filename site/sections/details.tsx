import type { Detail, DetailBlocks, DetailList, DetailReport } from '../../content/model/detail.ts';
import { textOf } from '../../content/model/statement.ts';
import { Words } from '../ui/statement.tsx';
import { FoldedSection } from './folded-section.tsx';
import { Report } from './report.tsx';
import { SeeAlso } from './see-also.tsx';

/** Facts that only some services have. */
export function Details({ details }: { details: readonly Detail[] }) {
  return details.map((detail, index) => {
    if (detail.kind === 'report') return <Report key={detail.id} detail={detail} />;
    const id = `detail-${index + 1}`;
    return (
      <FoldedSection key={id} id={id} heading={detail.heading} size="subheading">
        {'intro' in detail && detail.intro && (
          <p className="prose soft">
            <Words of={detail.intro} />
          </p>
        )}
        <Body detail={detail} />
      </FoldedSection>
    );
  });
}

function Body({ detail }: { detail: Exclude<Detail, DetailReport> }) {
  switch (detail.kind) {
    case 'list':
      return <List detail={detail} />;
    case 'blocks':
      return <Blocks detail={detail} />;
  }
}

function List({ detail }: { detail: DetailList }) {
  return (
    <>
      <ul className="sights pairs facts">
        {detail.items.map((item) => (
          <li key={item.title ?? textOf(item.text ?? '')}>
            {item.title && <strong className="term">{item.title} </strong>}
            {item.text && (
              <span className="soft">
                <Words of={item.text} />
              </span>
            )}
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
      {detail.blocks.map((block) => (
        <div key={block.title} className="card">
          <h3 className="title">{block.title}</h3>
          <p className="soft">
            <Words of={block.text} />
          </p>
          <ul className="sights bullets">
            {block.points.map((point) => (
              <li key={textOf(point)}>
                <Words of={point} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
