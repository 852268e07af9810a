/** Words before a number: days (but not before a time), months, 'to 5:30PM', 'Microsoft 365'. */
const beforeNumber =
  /\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|\w+day)(?! \d+:)|January|February|March|April|May|June|July|August|September|October|November|December|Microsoft|Participant|Schedule|Act|NSW|to|of|section|WCAG\)) (?=\d)/g;

/**
 * Keeps a number on one line with the word after it ('3 servers'), a sentence's short first word too ('We reply') and its
 * last ('depends on.'), and dates, ranges, '2-hour' and 'sign-in' whole.
 */
export const withNonBreakingSpaces = (text: string) =>
  text
    .replace(/(\d(?:[AP]M)?) /g, '$1\u00a0')
    .replace(beforeNumber, '$1\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .replace(/(?<=[.?!] [A-Z][\w']{0,5}) /g, '\u00a0')
    .replace(/ (?=(?:by|for|in|it|of|on|to|up)[.?!](?:\s|$))/g, '\u00a0')
    .replace(/(?<=\d|\b[A-Za-z]{1,5})-(?=[a-z]|20\d)/g, '-\u2060');

/** A title in which no line ends with '&'. */
export const joinAmpersand = (title: string) => title.replaceAll('& ', '&\u00a0');
