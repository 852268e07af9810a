import type { Sign as SignName } from '../../content/model/figures/sign.ts';
import { Ball } from '../ui/ball.tsx';
import { CueBall } from '../ui/cue-ball.tsx';

interface SignProps {
  sign: SignName;
  number?: number | undefined;
}

/** One sign of the table. Decoration only: the text next to it says what it means. */
export function Sign({ sign, number }: SignProps) {
  switch (sign) {
    case 'ball':
      return <Ball number={number ?? 1} tilt={6} className="sign" />;
    case 'eight':
      return <Ball colour="grey" tilt={6} className="sign" />;
    case 'cue':
      return <CueBall className="sign" />;
    default:
      return (
        <svg viewBox="0 0 100 100" className="sign" aria-hidden="true">
          {shapes[sign]}
        </svg>
      );
  }
}

/** A diamond of 9 by 14 around 0, 0. */
export const diamond = 'M0-7 4.5 0 0 7-4.5 0Z';

const shapes = {
  ghost: <circle cx="50" cy="50" r="46" className="dotted" />,
  diamond: <path d={diamond} transform="translate(50 50) scale(6)" fill="currentColor" />,
  wall: null,
  pocket: (
    <circle cx="50" cy="50" r="46" fill="var(--deep)" stroke="currentColor" strokeWidth="3" />
  ),
} as const;
