import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { ServiceFigure } from '../../content/types/figure.ts';
import { FigureTable } from './figure-table.tsx';

export function Figure({ figure, ballNumber }: { figure: ServiceFigure; ballNumber: number }) {
  return (
    <figure className="figure">
      <div className="table">
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
