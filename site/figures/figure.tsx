import type { ComponentType } from 'react';
import type { Figure as FigureData } from '../../content/model/figure.ts';
import type { TableFigure as TableFigureData } from '../../content/model/figures/table.ts';
import { Words } from '../ui/statement.tsx';
import { Table } from './table.tsx';

interface FigureProps {
  figure: Exclude<FigureData, { kind: 'table' | 'tool' }>;
}

/** A service's core idea, drawn on the table. Its text is HTML in reading order. */
export function Figure({ figure }: FigureProps) {
  const Drawing = drawingOf(figure.kind);
  return (
    <section className="section follows" aria-labelledby="figure">
      <div className="wrap">
        <h2 id="figure" className="heading">
          {figure.heading}
        </h2>
        <p className="prose lead soft">
          <Words of={figure.intro} />
        </p>
        <figure className="figure">
          <div className={figure.unit ? 'surface cloth' : 'surface cloth bare'}>
            <Drawing figure={figure} />
          </div>
          <figcaption className="note soft">
            <Words of={figure.caption} /> {figure.unit}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

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

/** `Drawing` of each kind's folder. A figure goes only to its own kind's. */
const drawings = import.meta.glob<ComponentType<{ figure: FigureData }>>('./*/*.tsx', {
  eager: true,
  import: 'Drawing',
});

function drawingOf(kind: FigureData['kind']): ComponentType<{ figure: FigureData }> {
  const drawing = drawings[`./${kind}/${kind}.tsx`];
  if (!drawing) throw new Error(`site/figures/${kind}/${kind}.tsx is missing, or has no Drawing`);
  return drawing;
}
