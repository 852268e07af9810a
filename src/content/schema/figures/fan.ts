import { z } from 'astro/zod';
import { group, list, oneOf, text } from '../text.ts';
import { ball, words } from './words.ts';

/** From one ball to several ends, or from several to one and on. */
export const fan = group({
  kind: z.literal('fan'),
  ...words,
  /** What leads to the ball, several at a time. */
  from: list(text({ most: 14 }), { least: 2, most: 5 }).optional(),
  /** What comes before the ball. */
  before: group({ ball, title: text({ most: 14 }) }).optional(),
  ball,
  title: text({ most: 16 }).optional(),
  /** Names of the two sides of a wall, of which each end is a door. */
  wall: z.tuple([text({ most: 16 }), text({ most: 16 })]).optional(),
  ends: list(
    group({
      title: text({ most: 18 }),
      text: text({ most: 24 }).optional(),
      /** `planned` is dotted. A line that is `stopped` ends before the wall, the others behind it. */
      line: oneOf('planned', 'happened', 'stopped'),
      /** What is there then. */
      sign: oneOf('file').optional(),
    }),
    { least: 2, most: 6 },
  ),
  /** On a sheet of paper at each end. */
  quote: text({ most: 32 }).optional(),
});

export type Fan = z.infer<typeof fan>;
