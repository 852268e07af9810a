import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labels } from '../../content/labels.ts';
import type { ServiceFigure } from '../../content/types/figure.ts';
import { FigureTable } from './figure-table.tsx';

export function Figure({ figure, ballNumber }: { figure: ServiceFigure; ballNumber: number }) {
  const { table, isWaiting } = useDrawOnce();
  return (
    <figure className="figure">
      <div ref={table} className={isWaiting ? 'table unseen' : 'table'}>
        <FigureTable drawing={figure} ballNumber={ballNumber} />
      </div>
      <Caption text={figure.caption} howToRead={figure.howToRead} />
    </figure>
  );
}

export function Caption({ text, howToRead }: { text: ReactNode; howToRead?: ReactNode }) {
  return (
    <figcaption className="small soft">
      {text}
      {howToRead && (
        <details>
          <summary>{labels.howToRead}</summary>
          {howToRead}
        </details>
      )}
    </figcaption>
  );
}

/** Share of a table that must be visible before its paths are drawn. */
const visibleShare = 0.25;

/**
 * Paths are drawn once, when their table comes into view; until then `isWaiting` is true. Without scripts, and if the first
 * screen shows any of the table, they are drawn after the paint (`figure.css`).
 */
export function useDrawOnce<Table extends HTMLElement = HTMLDivElement>() {
  const table = useRef<Table>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!table.current) return;
    let least = Number.EPSILON;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isVisible = entry !== undefined && entry.intersectionRatio >= least;
        least = visibleShare;
        setWaiting(!isVisible);
        if (isVisible) observer.disconnect();
      },
      { threshold: visibleShare },
    );
    observer.observe(table.current);
    return () => observer.disconnect();
  }, []);

  return { table, isWaiting };
}
