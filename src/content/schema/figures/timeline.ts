import { z } from 'astro/zod';
import { isMonth, positionOf } from '../../times.ts';
import { count, filledText, flag, group, list, oneOf, text } from '../text.ts';
import { ball, words } from './words.ts';

/** Hours or months from the first event to the limit: one diamond for each. */
const mostUnits = 12;

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
}).superRefine(({ events, limit }, context) => {
  const times = events.map(({ at }) => at);
  const message = faultOf(limit.at, times);
  if (message) context.addIssue({ code: 'custom', path: ['limit', 'at'], message });
});

/** What is wrong with a limit after these times. */
function faultOf(limit: string, times: readonly string[]): string | undefined {
  if (times.some((at) => isMonth(at) !== isMonth(limit))) {
    return 'must be a time if the events are times, and a month if they are months';
  }
  const positions = times.map(positionOf);
  if (Math.max(...positions) >= positionOf(limit)) return 'must be later than the last event';
  if (positionOf(limit) - Math.min(...positions) > mostUnits) {
    return `must be at most ${mostUnits} hours or months after the first event`;
  }
  return undefined;
}

const isInOrder = (times: readonly string[]) =>
  times.every((at, index) => index === 0 || positionOf(at) > positionOf(times[index - 1] ?? ''));

export type Timeline = z.infer<typeof timeline>;
