import type { Figure as FigureData } from '../../content/model/figure.ts';
import { Words } from '../ui/statement.tsx';
import { Lanes } from './lanes.tsx';
import { Sheet } from './sheet.tsx';
import { Shot } from './shot.tsx';
import { Timeline } from './timeline.tsx';

/** A service's core idea, drawn on the table. Its words are the page's own text, in reading order. */
export function Figure({ figure }: { figure: FigureData }) {
  return (
    <section className="section follows" aria-labelledby="figure">
      <div className="wrap">
        <h2 id="figure" className="text-heading">
          {figure.heading}
        </h2>
        <p className="prose mt-5 text-lead text-soft">
          <Words of={figure.intro} />
        </p>
        <figure className="figure">
          <div className="surface cloth">
            <Drawing figure={figure} />
          </div>
          <figcaption className="mt-4 text-note text-soft">
            <Words of={figure.caption} /> {figure.unit}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function Drawing({ figure }: { figure: FigureData }) {
  switch (figure.kind) {
    case 'timeline':
      return <Timeline figure={figure} />;
    case 'lanes':
      return <Lanes figure={figure} />;
    case 'shot':
      return <Shot figure={figure} />;
    case 'sheet':
      return <Sheet figure={figure} />;
  }
}
