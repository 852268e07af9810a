import { z } from 'astro/zod';
import { ball, upTo, words } from './words.ts';

/** From one ball to several ends, or from several to one and on. */
export const fan = words.extend({
  kind: z.literal('fan'),
  /** What leads to the ball, several at a time. */
  from: z.array(upTo(14)).min(2).max(5).optional(),
  /** What comes before the ball. */
  before: z.strictObject({ ball, title: upTo(14) }).optional(),
  ball,
  title: upTo(16).optional(),
  /** Names of the two sides of a wall, of which each end is a door. */
  wall: z.tuple([upTo(16), upTo(16)]).optional(),
  ends: z
    .array(
      z.strictObject({
        title: upTo(18),
        text: upTo(24).optional(),
        /** `planned` is dotted. A line that is `stopped` ends before the wall, the others behind it. */
        line: z.enum(['planned', 'happened', 'stopped']),
        /** What is there then. */
        sign: z.literal('file').optional(),
      }),
    )
    .min(2)
    .max(6),
  /** On a sheet of paper at each end. */
  quote: upTo(32).optional(),
});

export type Fan = z.infer<typeof fan>;
