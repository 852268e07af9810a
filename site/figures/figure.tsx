import type { TableFigure as TableFigureData } from '../../content/model/figures/table.ts';
import { Words } from '../ui/statement.tsx';
import { Table } from './table.tsx';

interface TableFigureProps {
  figure: TableFigureData;
  /** Number of the service's own ball. */
  own: number;
}

/** A service's core idea on its first screen: the table, and what it is an example of. */
export function TableFigure({ figure, own }: TableFigureProps) {
  return (
    <figure className="figure">
      <div className="table">
        <Table figure={figure} own={own} />
      </div>
      <figcaption className="small soft">
        <Words of={figure.caption} />
      </figcaption>
    </figure>
  );
}
