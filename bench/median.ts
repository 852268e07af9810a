/** The median: of an even count of numbers, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error('Nothing was measured');
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}
