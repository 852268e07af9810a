/** Words before a number: days (but not before a time), months, 'to 5:30PM', 'Microsoft 365'. */
const beforeNumber =
  /\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|\w+day)(?! \d+:)|January|February|March|April|May|June|July|August|September|October|November|December|Microsoft|Participant|Schedule|Act|NSW|to|of|section|WCAG\)) (?=\d)/g;

/** Commands, meta descriptions, ids, addresses, and the paths of drawings. */
const verbatim = ['code', 'description', 'href', 'id', 'path'];

/**
 * Keeps a number on one line with the word after it ('3 servers'), a sentence's short first word too ('We reply'), and dates,
 * ranges, '2-hour' and 'sign-in' whole, in a text or in all texts of a page's content.
 */
export function withNonBreakingSpaces<Content>(content: Content): Content;
export function withNonBreakingSpaces(content: unknown): unknown {
  if (typeof content === 'string') {
    return content
      .replace(/(\d(?:[AP]M)?) /g, '$1\u00a0')
      .replace(beforeNumber, '$1\u00a0')
      .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
      .replace(/(?<=[.?!] [A-Z][\w']{0,5}) /g, '\u00a0')
      .replace(/(?<=\d|\b[A-Za-z]{1,5})-(?=[a-z]|20\d)/g, '-\u2060');
  }
  if (Array.isArray(content)) return content.map((item) => withNonBreakingSpaces(item));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      verbatim.includes(name) ? value : withNonBreakingSpaces(value),
    ]),
  );
}

/** A title in which no line ends with '&'. */
export const joinAmpersand = (title: string) => title.replaceAll('& ', '&\u00a0');
