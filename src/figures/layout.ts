export type Place = readonly [x: number, y: number];

/** A figure's two layouts, in their own px. A container query chooses one (`figure.css`). */
export const layouts = {
  wide: {
    width: 666,
    rail: 28,
    indent: 24,
    pocket: { inset: 22, radius: 19 },
    type: { title: 16, text: 16, value: 24, answer: 40 },
  },
  narrow: {
    width: 350,
    rail: 12,
    indent: 16,
    pocket: { inset: 13, radius: 13 },
    type: { title: 16.5, text: 16.5, value: 22, answer: 30 },
  },
} as const;

export type LayoutName = keyof typeof layouts;

/** Rounds px to a tenth, for shorter HTML. */
export const tenths = (value: number) => Math.round(value * 10) / 10;

export interface Round {
  at: Place;
  /** Distance from the centre at which a stroke stops. */
  radius: number;
}

/** Parses a polyline's points, 'x,y x,y'. */
export function placesIn(points: string): Place[] {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

/** The path of a stroke. An end at the centre of a ball or a pocket stops at its edge. */
export function strokePath(points: string, rounds: readonly Round[]): string {
  const places = placesIn(points);
  const stopped = places.map((place, index) => {
    const isEnd = index === 0 || index === places.length - 1;
    const next = index === 0 ? places[1] : places[index - 1];
    return isEnd && next ? stoppedAt(place, next, rounds) : place;
  });
  return `M${stopped.map((place) => place.map(tenths).join(' ')).join(' ')}`;
}

function stoppedAt([x, y]: Place, [fromX, fromY]: Place, rounds: readonly Round[]): Place {
  const hit = rounds.find(({ at }) => at[0] === x && at[1] === y);
  const distance = Math.hypot(fromX - x, fromY - y);
  if (!hit || distance === 0) return [x, y];
  // A ball that covers the whole stroke hides it.
  const share = Math.min(hit.radius / distance, 1);
  return [x + (fromX - x) * share, y + (fromY - y) * share];
}

/** Diamonds of 9 by 14, at equal distances between two places. */
export function diamondsPath(count: number, ends: string): string {
  const [first = [0, 0], last = first] = placesIn(ends);
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const x = first[0] + (last[0] - first[0]) * share;
    const y = first[1] + (last[1] - first[1]) * share;
    return `M${tenths(x)} ${tenths(y - 7)}l4.5 7-4.5 7-4.5-7z`;
  }).join('');
}
