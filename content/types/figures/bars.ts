import { z } from 'astro/zod';
import { upTo, words } from './words.ts';

/** Spans on one scale that follow each other, or amounts that add up. */
export const bars = words.extend({
  kind: z.literal('bars'),
  /** The rail below, from 0: one diamond for each unit, and the names of some. */
  scale: z.strictObject({
    to: z.number().positive(),
    diamond: z.number().positive(),
    names: z
      .array(z.strictObject({ at: z.number().min(0), name: upTo(8) }))
      .min(1)
      .max(5),
  }),
  bars: z
    .array(
      z.strictObject({
        title: upTo(24),
        /** Its value in words; that of an amount is computed. */
        text: upTo(12).optional(),
        span: z.tuple([z.number(), z.number()]).optional(),
        /** An amount in dollars. It begins where the last one ended; one below 0 goes back. */
        adds: z.number().optional(),
        /** Numbers of the bars for which it waits, from 1. */
        after: z.array(z.int().min(1)).max(3).optional(),
        /** The result of our work, at its end. */
        ball: z.literal('work').optional(),
      }),
    )
    .min(2)
    .max(6)
    .refine(
      (bars) => bars.every(({ span, adds }) => (span === undefined) !== (adds === undefined)),
      'need a span or an amount each',
    )
    .refine(
      (bars) => bars.every(({ after = [] }, index) => after.every((number) => number <= index)),
      'wait for bars that come later',
    ),
  /** Names the sum of the amounts: the last bar, with our ball at its end. */
  sum: upTo(16).optional(),
});

export type Bars = z.infer<typeof bars>;
