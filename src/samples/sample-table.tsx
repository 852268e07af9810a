import { amountInWords } from '../components/amounts.ts';
import type {
  SampleCell,
  SampleColumn,
  SampleRow,
  SampleTableData,
} from '../content/schema/sample.ts';
import { LetterMark } from './letter.tsx';

/**
 * A table. On a phone each row is a block, whose cells name their columns. Safari announces rows that are grids or blocks as
 * a table only by their roles.
 */
export function SampleTable({ part }: { part: SampleTableData }) {
  const { columns, rows } = part;
  const shares = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <table
      role="table"
      className={columns.length > 2 ? 'sample-table row-blocks' : 'sample-table'}
      style={{ '--columns': shares }}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} role="columnheader" scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={wordsOf(row.cells[0] ?? '')} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, columns }: { row: SampleRow; columns: readonly SampleColumn[] }) {
  const {
    cells: [first = '', ...others],
    callout,
    sum,
  } = row;
  const last = columns.length - others.length;
  return (
    <tr role="row" className={sum ? 'row sum' : 'row'}>
      <th role="rowheader" scope="row">
        <LetterMark letter={callout} />
        <Cell cell={first} />
      </th>
      {others.map((cell, index) => {
        const column = columns[index + 1];
        const span = index === others.length - 1 ? last : 1;
        return (
          <td
            key={column?.name}
            role="cell"
            colSpan={span > 1 ? span : undefined}
            className={column && span === 1 ? classOf(column) : undefined}
            style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
            data-name={wordsOf(cell) === '' ? undefined : column?.name}
          >
            <span>
              <Cell cell={cell} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

function classOf({ numbers, short }: SampleColumn) {
  if (numbers) return 'numbers';
  return short && 'short';
}

function wordsOf(cell: SampleCell): string {
  if (typeof cell === 'string') return cell;
  if ('amount' in cell) return [amountInWords(cell), cell.note].filter(Boolean).join(', ');
  return 'bar' in cell ? cell.text : cell.struck;
}

function Cell({ cell }: { cell: SampleCell }) {
  if (typeof cell === 'string') return cell;
  if ('struck' in cell) return <s>{cell.struck}</s>;
  const [from, to] = 'bar' in cell ? cell.bar : [0, cell.amount / cell.of];
  return (
    <>
      {wordsOf(cell)}
      <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 3H100" />
        <path d={`M${from * 100} 3H${Math.round(to * 100)}`} />
      </svg>
    </>
  );
}
