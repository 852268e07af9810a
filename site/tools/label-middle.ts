/**
 * The middle of a label between two edges, as near to x as it can be; one that is too long begins at the left edge.
 * @param character At most so many px for each character.
 */
export function labelMiddle(
  { title, text }: { title: string; text: string },
  x: number,
  [left, right]: readonly [number, number],
  character: number,
): number {
  const half = (Math.max(title.length, text.length) * character) / 2;
  return Math.round(Math.max(Math.min(x, right - half), left + half));
}
