import { z } from 'astro/zod';
import { flag, group, list, oneOf, text } from '../text.ts';
import { ball, words } from './words.ts';

/** One thing after the other: who does it, and what passes and what does not. */
export const way = group({
  kind: z.literal('way'),
  ...words,
  ways: list(
    group({
      /** It would happen, or is still to come: a dotted line. */
      planned: flag().optional(),
      stations: list(
        group({
          title: text({ most: 16 }),
          text: text({ most: 16 }).optional(),
          /** If omitted, a gate that it passes. */
          ball: ball.optional(),
          /** What is there by then. */
          picture: oneOf('draft', 'post').optional(),
          /** What a customer writes, and the reply. */
          talk: z.tuple([text({ most: 14 }), text({ most: 14 })]).optional(),
        }),
        { least: 2, most: 4 },
      ),
      /** It leads to the goal. */
      arrives: flag().optional(),
    }),
    { least: 1, most: 2 },
  ),
  goal: text({ most: 18 }).optional(),
});

export type Way = z.infer<typeof way>;
