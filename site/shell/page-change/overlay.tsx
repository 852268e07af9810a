import type { RefObject } from 'react';
import { entryAt } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import type { BallColour } from '../../../content/model/line.ts';
import overlayRules from '../../styles/shell/page-change.css?inline';
import { Ball } from '../../ui/ball.tsx';
import { OwnBall } from './own-ball.tsx';
import type { LinkBall } from './use-link-ball.ts';

interface OverlayProps {
  /** The path that opens. */
  path: string;
  /** The ball of the link that was clicked. */
  link: RefObject<LinkBall | undefined>;
  /** The page is not there yet. */
  waiting: boolean;
  /** Milliseconds for which it lies over the new page. */
  time: number;
}

const shapes: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/** The theme of a path (section 2, header). */
const themeOf = (path: string) =>
  lines.find((line) => `${path}/`.startsWith(`${line.path}/`))?.id ?? 'neutral';

/** Its rules, which no page needs before. */
export function overlaySheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayRules);
  return sheet;
}

/**
 * The destination's table. Its floating shapes are balls: a service's own, which rolls to its place on the page, or five
 * along the diagonal. It blocks no clicks and is hidden from screen readers.
 */
export function Overlay({ path, link, waiting, time }: OverlayProps) {
  const service = entryAt(path);
  return (
    <div
      className="overlay surface"
      aria-hidden="true"
      data-line={themeOf(path)}
      data-print="hidden"
      data-waiting={waiting ? true : undefined}
    >
      {service ? (
        <OwnBall service={service} link={link} waiting={waiting} time={time} />
      ) : (
        <Floating />
      )}
      <p>Loading...</p>
    </div>
  );
}

/** The five balls of the home page, on the line from corner to corner. */
function Floating() {
  return (
    <>
      <svg className="shot" aria-hidden="true">
        <line y1="100%" x2="100%" />
      </svg>
      {shapes.map((colour) => (
        <Ball key={colour} colour={colour} />
      ))}
    </>
  );
}
