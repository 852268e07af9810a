import { type Place, tenths } from './shape.ts';

/** What lies on the table and ends a line: a ball or a pocket. */
export interface Round {
  at: Place;
  /** Where a line to its centre stops. */
  radius: number;
}

/** The places in a polyline's points, 'x,y x,y'. */
export function placesIn(points: string): Place[] {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

/** The path of a line. An end at the centre of something round stops at its edge. */
export function linePath(points: string, rounds: readonly Round[]): string {
  const places = placesIn(points);
  const stopped = places.map((place, index) => {
    const next = index === 0 ? places[1] : places[index - 1];
    const isEnd = index === 0 || index === places.length - 1;
    return isEnd && next ? stoppedAt(place, next, rounds) : place;
  });
  return `M${stopped.map((place) => place.map(tenths).join(' ')).join(' ')}`;
}

function stoppedAt([x, y]: Place, [fromX, fromY]: Place, rounds: readonly Round[]): Place {
  const hit = rounds.find(({ at }) => at[0] === x && at[1] === y);
  const distance = Math.hypot(fromX - x, fromY - y);
  if (!hit || distance === 0) return [x, y];
  const share = hit.radius / distance;
  return [x + (fromX - x) * share, y + (fromY - y) * share];
}
