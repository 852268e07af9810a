type Span = readonly [from: number, to: number];

/** Linear: scale([0, 4], [40, 484])(2.67) is 336. */
export const scale =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start);

/** '12:40' as 12.67 hours */
export function hoursIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** 0, 1, 2 and so on: as many numbers as there are things to draw. */
export const countTo = (count: number) => Array.from({ length: count }, (_, index) => index);
