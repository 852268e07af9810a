import type { Figure as FigureData } from '../../content/model/figure.ts';
import { Words } from '../ui/statement.tsx';
import { Cut } from './cut/cut.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { Levels } from './levels/levels.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { Shot } from './shot/shot.tsx';
import { Timeline } from './timeline/timeline.tsx';

interface FigureProps {
  figure: FigureData;
  /** Name of the tool that stands on it. */
  tool: string | undefined;
  /** What opens that tool. */
  door?: string | undefined;
}

/** A service's core idea, drawn on the table. Its words are the page's own text, in reading order. */
export function Figure({ figure, tool, door }: FigureProps) {
  const isTool = hasInputs(figure);
  return (
    <section className="section follows" aria-labelledby="figure">
      <div className="wrap">
        <h2 id="figure" className="text-heading">
          {figure.heading}
        </h2>
        <p className="prose mt-5 text-lead text-soft">
          <Words of={figure.intro} />
        </p>
        <figure className="figure" data-tool={isTool ? tool : undefined}>
          <div
            className={
              figure.kind === 'shot' && !figure.unit ? 'surface cloth bare' : 'surface cloth'
            }
          >
            <Drawing figure={figure} />
          </div>
          <figcaption className="mt-4 text-note text-soft">
            <Words of={figure.caption} /> {figure.unit}
          </figcaption>
        </figure>
        {tool && !isTool && <ToolDoor tool={tool} words={door} />}
      </div>
    </section>
  );
}

/** Whether the figure has a tool's inputs itself. */
const hasInputs = (figure: FigureData) => figure.kind === 'levels' || figure.kind === 'cut';

interface ToolDoorProps {
  tool: string;
  words: string | undefined;
}

/** Opens a tool under the figure that is its worked example. Its script fetches the rest when it is touched. */
function ToolDoor({ tool, words = 'Try it with your own figures' }: ToolDoorProps) {
  return (
    <details data-tool={tool}>
      <summary className="button">{words}</summary>
      <p>One moment. If nothing comes, load the page again.</p>
    </details>
  );
}

function Drawing({ figure }: { figure: FigureData }) {
  switch (figure.kind) {
    case 'timeline':
      return <Timeline figure={figure} />;
    case 'lanes':
      return <Lanes figure={figure} />;
    case 'levels':
      return <Levels figure={figure} />;
    case 'shot':
      return <Shot figure={figure} />;
    case 'sheet':
      return <Sheet figure={figure} />;
    case 'cut':
      return <Cut figure={figure} />;
  }
}
