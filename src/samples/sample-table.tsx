import { Fragment } from 'react';
import type { SampleCell, SampleColumn, SampleTableData } from '../../content/types/sample.ts';
import { BenefitCard, type PartProps } from './benefit-card.tsx';

/** A table. On a phone each row is a block, whose cells name their columns. */
export function SampleTable({ part, benefits }: PartProps<SampleTableData>) {
  const { columns, rows } = part;
  const whole = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return (
    <table className="sample-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={classOf(column)}
              style={{ width: `${Math.round(((column.share ?? 1) / whole) * 20) * 5}%` }}
            >
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first = '', ...others], callout, sum }) => (
          <Fragment key={wordsOf(first)}>
            <tr className={sum && 'sum'}>
              <th scope="row">
                {callout && <span className="letter">{callout}</span>}
                <Cell cell={first} />
              </th>
              {others.map((cell, index) => {
                const column = columns[index + 1];
                const isLast = index === others.length - 1;
                const span = isLast ? columns.length - others.length : 1;
                return (
                  <td
                    key={column?.name}
                    colSpan={span > 1 ? span : undefined}
                    className={column && span === 1 ? classOf(column) : undefined}
                    data-name={wordsOf(cell) === '' ? undefined : column?.name}
                  >
                    <span>
                      <Cell cell={cell} />
                    </span>
                  </td>
                );
              })}
            </tr>
            {callout && (
              <tr className="card-row">
                <td colSpan={columns.length}>
                  <BenefitCard letter={callout} benefits={benefits} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ numbers, short }: SampleColumn) {
  if (numbers) return 'numbers';
  return short && 'short';
}

function wordsOf(cell: SampleCell): string {
  if (typeof cell === 'string') return cell;
  return 'bar' in cell ? cell.text : cell.struck;
}

function Cell({ cell }: { cell: SampleCell }) {
  if (typeof cell === 'string') return cell;
  if ('struck' in cell) return <s>{cell.struck}</s>;
  const [from, to] = cell.bar;
  return (
    <>
      {cell.text}
      <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 3H100" />
        <path d={`M${from * 100} 3H${to * 100}`} />
      </svg>
    </>
  );
}
