import type { Deadline } from './deadlines.ts';

/** What a diamond of the time axis is. */
interface TimeScale {
  hours: number;
  /** The same in words: '5 days'. */
  words: string;
  /** What all of them together are. */
  reach: string;
}

/** Diamonds after the one at which the incident is noticed. */
export const diamonds = 7;

const scales: readonly [TimeScale, ...TimeScale[]] = [
  { hours: 12, words: '12 hours', reach: '84 hours' },
  { hours: 24, words: 'one day', reach: '7 days' },
  { hours: 120, words: '5 days', reach: '35 days' },
  { hours: 240, words: '10 days', reach: '70 days' },
  { hours: 1440, words: '60 days', reach: '420 days' },
];

/** The scale on which all deadlines have a place. */
export function scaleOf(deadlines: readonly Deadline[]): TimeScale {
  const farthest = Math.max(...deadlines.map(({ after }) => after));
  return scales.find(({ hours }) => farthest <= hours * diamonds) ?? scales.at(-1) ?? scales[0];
}
