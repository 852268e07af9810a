import type { Outage } from './outage.ts';

/** What a diamond of the time axis is. */
export interface Scale {
  /** Hours from one diamond to the next. */
  hours: number;
  /** The same in words: 'half an hour'. */
  words: string;
  /** Hours by which an arrow key moves a ball. */
  step: number;
}

/** Diamonds on each side of the failure, after the one where its hours begin. */
export const diamonds = 6;

const scales: readonly [Scale, ...Scale[]] = [
  { hours: 0.25, words: '15 minutes', step: 0.05 },
  { hours: 0.5, words: 'half an hour', step: 0.1 },
  { hours: 1, words: 'one hour', step: 0.25 },
  { hours: 2, words: '2 hours', step: 0.5 },
  { hours: 4, words: '4 hours', step: 1 },
  { hours: 12, words: '12 hours', step: 2 },
  { hours: 24, words: 'one day', step: 4 },
  { hours: 48, words: '2 days', step: 8 },
  { hours: 168, words: 'one week', step: 24 },
  { hours: 336, words: '2 weeks', step: 48 },
  { hours: 672, words: '4 weeks', step: 96 },
  { hours: 1680, words: '10 weeks', step: 240 },
];

/** Hours from the failure to the end of the axis. */
export const reachOf = ({ hours }: Scale) => hours * diamonds;

/** The scale on which all hours have a place, with room to move the farthest ball out. */
export function scaleOf({ copyAge, restore, rpo, rto }: Outage): Scale {
  const farthest = Math.max(copyAge, restore, rpo, rto);
  return scales.find((scale) => reachOf(scale) > farthest) ?? scales.at(-1) ?? scales[0];
}
