/** What stays with the number after it: days (but not with a time), months, 'to 5:30PM', 'Microsoft 365'. */
const before =
  /\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|\w+day)(?! \d+:)|January|February|March|April|May|June|July|August|September|October|November|December|Microsoft|Participant|Schedule|Act|NSW|to|of|section|WCAG\)) (?=\d)/g;

/** Keeps on one line: a number and the word after it ('3 servers', '12 March'), a date with its day and year, a range, '2-hour'. */
export const unbroken = (text: string) =>
  text
    .replace(/(\d(?:[AP]M)?) /g, '$1\u00a0')
    .replace(before, '$1\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .replace(/(?<=\d)-(?=[a-z])/g, '-\u2060');
