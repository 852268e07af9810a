import type { ReactNode } from 'react';
import type { DrawnFigure } from '../content/schema/figures/figure.ts';
import { BarsDrawing, barsOf, unitsOf } from './bars/bars.tsx';
import { FanDrawing } from './fan/fan.tsx';
import { PicturesDrawing } from './pictures/pictures.tsx';
import { RowsDrawing } from './rows/rows.tsx';
import { Felt } from './table.tsx';
import { TimelineDrawing } from './timeline/timeline.tsx';
import { WayDrawing } from './way/way.tsx';

/** Which rail is an axis, by kind. */
const axes = {
  timeline: 'time',
  bars: 'amounts',
  rows: undefined,
  fan: undefined,
  way: undefined,
  pictures: undefined,
} as const;

/** A service's figure: its values, drawn by the component of their kind. */
export function Figure({ figure }: { figure: DrawnFigure }) {
  return (
    <figure className="figure">
      <div className="table">
        <Felt head={figure} axis={axes[figure.kind]}>
          <Drawing figure={figure} />
        </Felt>
      </div>
      <Caption text={figure.caption} howToRead={figure.howToRead} />
    </figure>
  );
}

function Drawing({ figure }: { figure: DrawnFigure }) {
  switch (figure.kind) {
    case 'timeline':
      return <TimelineDrawing {...figure} />;
    case 'rows':
      return <RowsDrawing {...figure} />;
    case 'bars':
      return <BarsDrawing bars={barsOf(figure)} units={unitsOf(figure.scale)} />;
    case 'fan':
      return <FanDrawing {...figure} />;
    case 'way':
      return <WayDrawing {...figure} />;
    case 'pictures':
      return <PicturesDrawing {...figure} />;
  }
}

export function Caption({ text, howToRead }: { text: ReactNode; howToRead?: ReactNode }) {
  return (
    <figcaption className="small soft">
      {text}
      {howToRead && (
        <details>
          <summary>How to read this</summary>
          {howToRead}
        </details>
      )}
    </figcaption>
  );
}
