import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableFigure } from '../../content/types/figure.ts';
import { Table } from './table.tsx';

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

/** The share of a table that has to be visible before its shots are drawn. */
const enough = 0.25;

/**
 * Whether the shots of a table still wait to come into view. They are drawn once; without scripts, and on the first
 * screen, when the page is painted (`figure.css`).
 */
export function useDrawOnce<Table extends HTMLElement = HTMLDivElement>(): {
  table: RefObject<Table | null>;
  isWaiting: boolean;
} {
  const table = useRef<Table>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!table.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isVisible = entry !== undefined && entry.intersectionRatio >= enough;
        setWaiting(!isVisible);
        if (isVisible) observer.disconnect();
      },
      { threshold: enough },
    );
    observer.observe(table.current);
    return () => observer.disconnect();
  }, []);

  return { table, isWaiting };
}
