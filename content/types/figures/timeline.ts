import { z } from 'astro/zod';
import { ball, upTo, words } from './words.ts';

/** '12:40', or a month: '2026-12'. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|\d{4}-(0[1-9]|1[0-2]))$/, {
  error: ({ input }) => `is '${input}', and not a time ('12:40') or a month ('2026-12')`,
});

/** When it began, what happened, and by when it had to be. Times that are no diamond's, and the time left, are computed. */
export const timeline = words.extend({
  kind: z.literal('timeline'),
  /** From the first to the last. */
  events: z
    .array(
      z.strictObject({
        at: time,
        title: upTo(20),
        /** If omitted, a short mark across the line. */
        ball: ball.optional(),
        /** The line that leads to it is dotted. */
        planned: z.literal(true).optional(),
      }),
    )
    .min(2)
    .max(4)
    .refine(
      (events) => isInOrder(events.map(({ at }) => at)),
      'are not in the order of their times',
    ),
  /** By when it had to be: a white line across the cloth. */
  limit: z.strictObject({
    at: time,
    title: upTo(20),
    /** What happens then, if nobody acts. */
    ball: z.literal('trouble').optional(),
  }),
});

const isInOrder = (times: readonly string[]) =>
  times.every((at, index) => index === 0 || at > (times[index - 1] ?? ''));

export type Timeline = z.infer<typeof timeline>;
