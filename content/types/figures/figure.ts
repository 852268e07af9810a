import { z } from 'astro/zod';
import { bars } from './bars.ts';
import { fan } from './fan.ts';
import { pictures } from './pictures.ts';
import { rows } from './rows.ts';
import { timeline } from './timeline.ts';
import { way } from './way.ts';
import type { ball, words } from './words.ts';

/** A figure that computes from the visitor's values (`src/islands/tools/`). */
const tool = z.strictObject({
  kind: z.undefined().optional(),
  tool: z.enum(['outage', 'maturity', 'vitals']),
});

/** The core idea of a service, on its first screen: values, which a component for each kind draws (`src/figures/`). */
export const figure = z.discriminatedUnion('kind', [
  timeline,
  rows,
  bars,
  fan,
  way,
  pictures,
  tool,
]);

export type Figure = z.infer<typeof figure>;
export type ToolFigure = z.infer<typeof tool>;
export type DrawnFigure = Exclude<Figure, ToolFigure>;
export type Head = Pick<z.infer<typeof words>, 'kicker' | 'answer' | 'note'>;
export type BallName = z.infer<typeof ball>;
