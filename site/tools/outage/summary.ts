import { type Outage, resultOf } from './outage.ts';
import { againstInWords, hoursInWords, money, peopleInWords } from './words.ts';

/** The result in one sentence. */
export function announcementOf(outage: Outage): string {
  const { lost, down, total } = resultOf(outage);
  return `${hoursInWords(lost.hours)} of work lost (RPO ${againstInWords(lost)}), ${hoursInWords(down.hours)} down (RTO ${againstInWords(down)}): about ${money(total)} at your own figures.`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(outage: Outage): string {
  const { lost, down, waiting, redoing, total } = resultOf(outage);
  return [
    'If this system failed, by my own figures:',
    `Work lost: ${hoursInWords(lost.hours)}, RPO ${hoursInWords(lost.target)}: ${againstInWords(lost)}.`,
    `Down: ${hoursInWords(down.hours)}, RTO ${hoursInWords(down.target)}: ${againstInWords(down)}.`,
    `${peopleInWords(outage.people)} at ${money(outage.hourCost)} an hour each: ${money(waiting)} waiting + ${money(redoing)} redoing lost work = ${money(total)}.`,
  ].join('\n');
}
