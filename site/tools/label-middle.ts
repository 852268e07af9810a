interface Words {
  title: string;
  text: string;
}

/**
 * Half of the room that a label takes.
 * @param character At most so many px for each character.
 */
export const halfOf = ({ title, text }: Words, character: number): number =>
  (Math.max(title.length, text.length) * character) / 2;

/**
 * The middle of a label between two edges, as near to x as it can be; one that is too long begins at the left edge.
 * @param character At most so many px for each character.
 */
export function labelMiddle(
  words: Words,
  x: number,
  [left, right]: readonly [number, number],
  character: number,
): number {
  const half = halfOf(words, character);
  return Math.round(Math.max(Math.min(x, right - half), left + half));
}
