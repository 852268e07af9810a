import { z } from 'astro/zod';
import { amount, count, flag, group, list, oneOf, text } from '../text.ts';
import { words } from './words.ts';

const mostDiamonds = 15;

/** Spans on one scale that follow each other, or amounts that add up. */
export const bars = group({
  kind: z.literal('bars'),
  ...words,
  /** The rail below, from 0: one diamond for each unit, and the names of some. */
  scale: group({
    to: amount({ least: 1 }),
    diamond: amount({ least: 1 }),
    names: list(group({ at: amount({ least: 0 }), name: text({ most: 9 }) }), {
      least: 1,
      most: 5,
    }),
  }).refine(({ to, diamond }) => to / diamond <= mostDiamonds, {
    path: ['diamond'],
    error: `is too small: the scale has room for ${mostDiamonds} diamonds`,
  }),
  bars: list(
    group({
      title: text({ most: 24 }),
      /** Its value in words; that of an amount is computed. */
      text: text({ most: 12 }).optional(),
      span: z.tuple([amount(), amount()]).optional(),
      /** An amount in dollars. It begins where the last one ended; one below 0 goes back. */
      adds: amount().optional(),
      /** Numbers of the bars for which it waits, from 1. */
      after: list(count({ least: 1 }), { most: 3 }).optional(),
      /** The result of our work, at its end. */
      ball: oneOf('work').optional(),
    }),
    { least: 2, most: 6 },
  )
    .refine(
      (bars) => bars.every(({ span, adds }) => (span === undefined) !== (adds === undefined)),
      'need a span or an amount each',
    )
    .refine(
      (bars) => bars.every(({ after = [] }, index) => after.every((number) => number <= index)),
      'wait for bars that come later',
    ),
  /** Still to come: dotted outlines. */
  planned: flag().optional(),
  /** Names the sum of the amounts: the last bar, with our ball at its end. */
  sum: text({ most: 16 }).optional(),
})
  .refine(
    ({ bars, scale }) =>
      bars.every(
        ({ span: [from, to] = [0, scale.to] }) => from >= 0 && from < to && to <= scale.to,
      ),
    { path: ['bars'], error: 'have a span that is empty or leaves the scale' },
  )
  .refine(({ bars, scale }) => totalsOf(bars).every((total) => total >= 0 && total <= scale.to), {
    path: ['bars'],
    error: 'add up to less than nothing, or to more than the scale',
  })
  .refine(({ bars, sum }) => sum === undefined || bars.every(({ adds }) => adds !== undefined), {
    path: ['sum'],
    error: 'needs bars that add amounts',
  });

/** What the amounts add up to after each bar. */
function totalsOf(bars: readonly { adds?: number | undefined }[]): number[] {
  return bars.map((_, index) =>
    bars.slice(0, index + 1).reduce((total, { adds = 0 }) => total + adds, 0),
  );
}

export type Bars = z.infer<typeof bars>;
