import { z } from 'astro/zod';
import { count, filledText, flag, group, list, oneOf, text } from '../text.ts';
import { ball, words } from './words.ts';

/** '12:40', or a month: '2026-12'. */
const time = filledText().refine(
  (text) => /^(([01]\d|2[0-3]):[0-5]\d|\d{4}-(0[1-9]|1[0-2]))$/.test(text),
  { error: ({ input }) => `is '${input}', and not a time (12:40) or a month (2026-12)` },
);

/** When it began, what happened, and by when it had to be. The time left is computed. */
export const timeline = group({
  kind: z.literal('timeline'),
  ...words,
  /** From the first to the last. */
  events: list(
    group({
      at: time,
      title: text({ most: 20 }),
      /** If omitted, a short mark across the line. */
      ball: ball.optional(),
      /** The line that leads to it is dotted. */
      planned: flag().optional(),
    }),
    { least: 2, most: 4 },
  ).refine(
    (events) => isInOrder(events.map(({ at }) => at)),
    'must each be later than the one before',
  ),
  /** How full it is at the first event and at the limit, in per cent: an area behind the line. */
  full: z.tuple([count({ most: 100 }), count({ most: 100 })]).optional(),
  /** By when it had to be: a white line across the cloth. */
  limit: group({
    at: time,
    title: text({ most: 20 }),
    /** What would have been then, if nobody had acted. */
    ball: oneOf('ghost').optional(),
  }),
}).refine(({ events, limit }) => events.every(({ at }) => at < limit.at), {
  path: ['limit', 'at'],
  error: 'must be later than the last event',
});

const isInOrder = (times: readonly string[]) =>
  times.every((at, index) => index === 0 || at > (times[index - 1] ?? ''));

export type Timeline = z.infer<typeof timeline>;
