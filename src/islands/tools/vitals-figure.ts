import { limitAt } from '../../../content/tools/web-vitals.ts';
import type { Bar } from '../../figures/bars/bars.tsx';
import type { Verdict } from './vitals.ts';

/** Each measure as a bar against Google's limit, with a black ball at its end if it is beyond that. */
export const vitalsBars = (verdicts: readonly Verdict[]) =>
  verdicts.map(
    ({ text, limitText, reading }): Bar => ({
      title: text,
      value: reading?.value ?? 'Tap to see',
      text: `limit ${limitText}`,
      from: 0,
      to: (reading?.at ?? 0) / 100,
      limit: limitAt / 100,
      ball: reading && (reading.isWithin ? 'work' : 'trouble'),
    }),
  );

/** A diamond for each quarter of the limit. */
export const vitalsUnits = [0, 1, 2, 3, 4, 5].map((quarter) => ({
  at: (quarter * limitAt) / 400,
  name: quarter === 4 ? 'Limit' : undefined,
}));
