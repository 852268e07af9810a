import type { Detail, DetailBlocks, DetailList, DetailTable } from '../../content/model/detail.ts';
import { textOf, Words } from '../ui/statement.tsx';
import { Report } from './report.tsx';

/** Facts that only some services have. The last is on paper, and each ground differs from the next. */
export function Details({ details }: { details: readonly Detail[] }) {
  return details.map((detail, index) => {
    const id = `detail-${index + 1}`;
    const ground = (details.length - index) % 2 === 0 ? 'wash' : 'follows';
    return (
      <section key={detail.heading} className={`section ${ground}`} aria-labelledby={id}>
        <div className="wrap">
          <h2 id={id} className="heading">
            {detail.heading}
          </h2>
          {'intro' in detail && detail.intro && (
            <p className="prose lead soft">
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
  );
}

function Table({ detail }: { detail: DetailTable }) {
  return (
    <>
      <table className="stacking heavy-rule note">
        <thead>
          <tr>
            {detail.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {detail.rows.map(([head = '', ...cells]) => (
            <tr key={textOf(head)}>
              <th scope="row">
                <Words of={head} />
              </th>
              {cells.map((cell, index) => (
                <td key={detail.columns[index + 1]} data-column={detail.columns[index + 1]}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {detail.note && (
        <p className="prose note soft">
          <Words of={detail.note} />
        </p>
      )}
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
