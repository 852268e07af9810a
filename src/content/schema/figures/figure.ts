import { z } from 'astro/zod';
import { group, kinds, oneOf } from '../text.ts';
import { bars } from './bars.ts';
import { fan } from './fan.ts';
import { pictures } from './pictures.ts';
import { rows } from './rows.ts';
import { timeline } from './timeline.ts';
import { way } from './way.ts';
import type { ball } from './words.ts';

/** A figure that computes from the visitor's values (`src/islands/tools/`). */
const tool = group({
  kind: z.undefined().optional(),
  tool: oneOf('outage', 'maturity', 'vitals'),
});

/** The core idea of a service, on its first screen: values, which a component for each kind draws (`src/figures/`). */
export const figure = kinds(timeline, rows, bars, fan, way, pictures, tool);

export type Figure = z.infer<typeof figure>;
export type ToolFigure = z.infer<typeof tool>;
export type DrawnFigure = Exclude<Figure, ToolFigure>;
export type Head = Pick<DrawnFigure, 'kicker' | 'answer' | 'note'>;
export type BallName = z.infer<typeof ball>;
