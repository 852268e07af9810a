export const isMonth = (time: string) => time.includes('-');

/** A time ('12:40') in hours, or a month ('2026-12') in months. */
export function positionOf(time: string): number {
  const [first = 0, second = 0] = time.split(/[:-]/).map(Number);
  return isMonth(time) ? first * 12 + second - 1 : first + second / 60;
}
