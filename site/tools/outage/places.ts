import type { Tick } from '../../../content/model/figures/timeline.ts';

/** Hours that a diamond can stand for. */
const scales = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168, 336, 672];

/** Two marks are two diamonds apart, or more, and none is at the rail's end, so that their text fits. */
const apart = 2;
const ticks = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const satisfies Tick[];
const room = ticks.length - 1;

interface Places {
  /** One for each time. */
  at: readonly Tick[];
  /** Hours that a diamond represents; absent when the places are in order, but not to scale. */
  scale: number | undefined;
}

/** Places on the rail of a timeline for at most five times, which are sorted, in hours. */
export function placesOf(times: readonly number[]): Places {
  const scale = scales.find((hours) => fits(times, hours));
  const [first = 0] = times;
  const span = (times.at(-1) ?? 0) - first;
  const diamonds = times.map((time, index) => {
    if (scale) return Math.floor((room - span / scale) / 2) + (time - first) / scale;
    const spare = room - apart * (times.length - 1);
    return apart * index + (span > 0 ? Math.round((spare * (time - first)) / span) : 0);
  });
  return { at: diamonds.map((diamond) => ticks[diamond] ?? 11), scale };
}

function fits(times: readonly number[], scale: number): boolean {
  const diamonds = times.map((time) => time / scale);
  const steps = diamonds.slice(1).map((diamond, index) => diamond - (diamonds[index] ?? 0));
  const span = steps.reduce((sum, step) => sum + step, 0);
  return diamonds.every(Number.isInteger) && Math.min(...steps) >= apart && span <= room;
}
