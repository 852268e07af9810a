/**
 * A text in lines of at most so many characters; a longer word has a line of its own.
 * @param characters Without it, one line.
 */
export function linesOf(text: string | undefined, characters = Number.POSITIVE_INFINITY): string[] {
  if (!text) return [];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}
