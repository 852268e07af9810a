import { Ball, CueBall, TroubleBall } from '../components/ball.tsx';
import type { BallName } from '../content/schema/figures/figure.ts';
import type { Rows } from '../content/schema/figures/rows.ts';

/** A ball, with its one meaning on every page. Ours bears the eight, as the logo does. */
export function Sign({ ball }: { ball: BallName }) {
  switch (ball) {
    case 'you':
      return <CueBall />;
    case 'work':
      return <Ball tilt={6} />;
    case 'trouble':
      return <TroubleBall />;
    case 'ghost':
      return <i className="ball ghost" />;
  }
}

/** One mark in units of its own, and the width that it takes in a row. */
const shapes = {
  device: { width: 40, path: (x: number) => `M${x + 5} 3h30v18h-30zM${x + 1} 25h38` },
  hour: { width: 10, path: (x: number) => `M${x + 1} 1h8v26h-8z` },
  person: { width: 32, path: (x: number) => `M${x + 2} 14a12 12 0 0 0 24 0a12 12 0 0 0-24 0` },
} as const satisfies Record<Rows['mark'], object>;

interface MarksProps {
  mark: Rows['mark'];
  count: number;
  outline?: boolean | undefined;
}

/** As many marks as there are things to count: filled, or their outlines. */
export function Marks({ mark, count, outline }: MarksProps) {
  const { width, path } = shapes[mark];
  return (
    <svg
      viewBox={`0 0 ${count * width} 28`}
      preserveAspectRatio={mark === 'hour' ? 'none' : 'xMinYMid'}
      className={`marks ${mark} ${outline ? 'outline' : 'filled'}`}
      style={{ '--count': count }}
      aria-hidden="true"
    >
      <path d={Array.from({ length: count }, (_, index) => path(index * width)).join('')} />
    </svg>
  );
}
