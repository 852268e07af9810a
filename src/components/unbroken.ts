/** What stays with the number after it: days, months, 'Microsoft 365'. */
const before =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|\w+day|January|February|March|April|May|June|July|August|September|October|November|December|Microsoft) (?=\d)/g;

/** Keeps a number on one line with the word after it ('3 servers', '12 March') and a date with its day and year. */
export const unbroken = (text: string) =>
  text.replace(/(\d) /g, '$1\u00a0').replace(before, '$1\u00a0');
