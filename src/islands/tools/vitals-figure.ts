import { limitAt } from '../../../content/tools/web-vitals.ts';
import type { Bar } from '../../figures/bars/bars.tsx';
import type { Verdict } from './vitals.ts';

/** Google's limit, at the same place for each measure. */
export const vitalsLimit = limitAt / 100;

/** Each measure as a bar, with a black ball at its end if it is beyond that. */
export const vitalsBars = (verdicts: readonly Verdict[]) =>
  verdicts.map(
    ({ text, limitText, reading }): Bar => ({
      title: text,
      value: reading?.value,
      text: reading ? `limit ${limitText}` : 'known once you tap',
      from: 0,
      to: (reading?.at ?? 0) / 100,
      ball: reading && (reading.isWithin ? 'work' : 'trouble'),
    }),
  );

/** A diamond for each quarter of the limit. */
export const vitalsUnits = [0, 1, 2, 3, 4, 5].map((quarter) => ({
  at: (quarter * limitAt) / 400,
  name: quarter === 4 ? 'Limit' : undefined,
}));
