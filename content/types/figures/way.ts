import { z } from 'astro/zod';
import { ball, upTo, words } from './words.ts';

/** One thing after the other: who does it, and what passes and what does not. */
export const way = words.extend({
  kind: z.literal('way'),
  ways: z
    .array(
      z.strictObject({
        /** It would happen, or is still to come: a dotted line. */
        planned: z.literal(true).optional(),
        stations: z
          .array(
            z.strictObject({
              title: upTo(16),
              text: upTo(16).optional(),
              /** If omitted, a gate that it passes. */
              ball: ball.optional(),
              /** What is there by then. */
              picture: z.enum(['draft', 'post']).optional(),
              /** What a customer writes, and the reply. */
              talk: z.tuple([upTo(14), upTo(14)]).optional(),
            }),
          )
          .min(2)
          .max(4),
        /** It leads to the goal. */
        arrives: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(2),
  goal: upTo(18).optional(),
});

export type Way = z.infer<typeof way>;
