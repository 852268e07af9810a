import type { LineId } from '../../content/model/line.ts';

interface SmallBallProps {
  number: number;
  /** If omitted, the nearest line. */
  line?: LineId;
}

/**
 * A ball as small as a line of text, in the colour of its line: drawn by the style sheet alone, because
 * the menus of every page have one for each service. Decoration only.
 */
export function SmallBall({ number, line }: SmallBallProps) {
  return (
    <i className="small-ball" data-line={line} aria-hidden="true">
      {number}
    </i>
  );
}
