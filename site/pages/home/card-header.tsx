import type { BallColour } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';

interface CardHeaderProps {
  colour: BallColour;
  /** How many diamonds are on the rail: one for each service that the card lists. */
  count: number;
}

/** The top of a line's card: the corner of a table, and a ball on its way to the pocket. */
export function CardHeader({ colour, count }: CardHeaderProps) {
  return (
    <div className="card-header corner-top surface" aria-hidden="true">
      <p>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <i key={index} />
        ))}
      </p>
      <svg className="shot" aria-hidden="true">
        <line x1="4.5rem" y1="50%" x2="100%" y2="2" />
      </svg>
      <Ball colour={colour} />
    </div>
  );
}
