import type { TableFigure } from '../../content/model.ts';
import { Table } from './table.tsx';
import { useDrawOnce } from './use-draw-once.ts';

interface FigureProps {
  figure: TableFigure;
  /** Number of the service's own ball. */
  own: number;
}

/** A service's core idea on its first screen: the table, and what it is an example of. */
export function Figure({ figure, own }: FigureProps) {
  const { table, isWaiting } = useDrawOnce();
  return (
    <figure className="figure">
      <div ref={table} className={isWaiting ? 'table unseen' : 'table'}>
        <Table figure={figure} own={own} />
      </div>
      <figcaption className="small soft">{figure.caption}</figcaption>
    </figure>
  );
}
