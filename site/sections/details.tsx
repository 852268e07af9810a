import type { Detail, DetailBlocks, DetailList, DetailTable } from '../../content/model/detail.ts';
import { textOf, Words } from '../ui/statement.tsx';
import { Report } from './report.tsx';

/** Facts that only some services have. The last stands on paper, and each ground differs from the next. */
export function Details({ details }: { details: readonly Detail[] }) {
  return details.map((detail, index) => {
    const id = `detail-${index + 1}`;
    const ground = (details.length - index) % 2 === 0 ? 'bg-wash' : 'follows';
    return (
      <section key={detail.heading} className={`section ${ground}`} aria-labelledby={id}>
        <div className="wrap">
          <h2 id={id} className="text-heading">
            {detail.heading}
          </h2>
          {'intro' in detail && detail.intro && (
            <p className="prose mt-5 text-lead text-soft">
              <Words of={detail.intro} />
            </p>
          )}
          <Body detail={detail} />
        </div>
      </section>
    );
  });
}

function Body({ detail }: { detail: Detail }) {
  switch (detail.kind) {
    case 'list':
      return <List detail={detail} />;
    case 'table':
      return <Table detail={detail} />;
    case 'blocks':
      return <Blocks detail={detail} />;
    case 'report':
      return <Report detail={detail} />;
  }
}

function List({ detail }: { detail: DetailList }) {
  return (
    <ul className="sights mt-6 grid gap-x-16 gap-y-4 md:grid-cols-2">
      {detail.items.map((item) => (
        <li key={item.title ?? textOf(item.text ?? '')}>
          {item.title && <strong className="term">{item.title} </strong>}
          {item.text && (
            <span className="text-soft">
              <Words of={item.text} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Table({ detail }: { detail: DetailTable }) {
  return (
    <>
      <table className="stacking mt-8 w-full edge-t-2 border-ink text-left text-note">
        <thead>
          <tr className="edge-b border-hairline">
            {detail.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {detail.rows.map(([head = '', ...cells]) => (
            <tr key={textOf(head)} className="edge-b border-hairline align-top">
              <th scope="row">
                <Words of={head} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={detail.columns[index + 1]}
                  data-column={detail.columns[index + 1]}
                  className="text-soft"
                >
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {detail.note && (
        <p className="prose mt-4 text-note text-soft">
          <Words of={detail.note} />
        </p>
      )}
    </>
  );
}

function Blocks({ detail }: { detail: DetailBlocks }) {
  return (
    <div className="mt-8 grid gap-5 md:grid-cols-2">
      {detail.blocks.map((block) => (
        <div key={block.title} className="rounded-card edge border-hairline bg-card p-6">
          <h3 className="text-title">{block.title}</h3>
          <p className="mt-3 text-soft">
            <Words of={block.text} />
          </p>
          <ul className="sights mt-4 grid gap-2 text-note">
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
