import { Shot } from '../../ui/shot.tsx';
import type { LayoutVariant } from './layout-variant.ts';

const size = [460, 380] as const;

/** The shots of service pages, from the inner corner of the cushions: each leads to the pocket there. */
const shots = {
  straight: { path: 'M392 330 8 7', cue: [392, 330, 38], ball: [205, 172, 104] },
  far: { path: 'M152 310 322 158 8 7', cue: [120, 322, 34], ball: [322, 158, 112] },
  /** Off the cushion above, which sends the ball to the pocket. */
  bank: { path: 'M60 314 190 170 336 8', cue: [60, 314, 38], ball: [214, 148, 96] },
  side: { path: 'M420 90 244 196 8 338', cue: [420, 90, 36], ball: [236, 200, 106] },
} as const;

/** The shot in the first view of a service page, in the colour of its line. */
export function HeroShot({ kind }: { kind: LayoutVariant['shot'] }) {
  return <Shot size={size} {...shots[kind]} />;
}
