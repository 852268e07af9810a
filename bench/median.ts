/** The median: of an even number of figures, the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error('Nothing was measured');
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}
