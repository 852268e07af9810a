import { staffedHours } from '../../../content/company.ts';
import { clockTime } from '../../../content/model/hours/wall-clock.ts';
import { money } from '../money.ts';
import { type Against, type Outage, resultOf } from './outage.ts';

const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** Hours as people write them: '1 hour', '2.5 hours'. */
export const hoursInWords = (hours: number, kind = '') =>
  `${numbers.format(hours)} ${kind}${hours === 1 ? 'hour' : 'hours'}`;

/** The same on the cloth, where there is less room: without fractions from 1,000 on. */
export const hoursOnCloth = (hours: number) =>
  hoursInWords(hours < 1000 ? hours : Math.round(hours));

/** People as people write them: '1 person', '1,200 people'. */
const peopleInWords = (people: number) =>
  `${numbers.format(people)} ${people === 1 ? 'person' : 'people'}`;

/** How hours compare with their target: 'met', and 'with 2 hours to spare'. */
function comparisonOf({ met, by }: Against): readonly [verdict: string, by: string] {
  if (!met) return ['missed', `by ${hoursInWords(by)}`];
  return by === 0 ? ['met', 'exactly'] : ['met', `with ${hoursInWords(by)} to spare`];
}

/** How hours compare with their target: 'met with 2 hours to spare', 'met exactly', 'missed by 1 hour'. */
const againstInWords = (against: Against) => comparisonOf(against).join(' ');

/** The same on the cloth, in two lines. */
export function verdictInWords(target: string, against: Against) {
  const [verdict, by] = comparisonOf(against);
  return { title: `${target} ${verdict}`, text: by.replace(/^with /, '') };
}

/** What the money is paid for. */
export function workInWords(outage: Outage): string {
  const { people, possible } = outage;
  const { waitHours, redoHours, waiting, redoing } = resultOf(outage);
  const who = peopleInWords(people);
  const one = people === 1;
  const lost = possible > 0 ? `${100 - possible}% of ` : '';
  const wait = `${one ? 'loses' : 'lose'} ${lost}${hoursInWords(waitHours, 'working ')}`;
  const redo = `${one ? 'redoes' : 'redo'} ${hoursInWords(redoHours)} of work`;
  const parts = [...(waiting > 0 ? [wait] : []), ...(redoing > 0 ? [redo] : [])];
  return parts.length > 0 ? `${who} ${parts.join(', then ')}` : 'No working hours are lost';
}

/** The result in one sentence. */
export function announcementOf(outage: Outage): string {
  const { lost, down, total } = resultOf(outage);
  const cost = total > 0 ? `, about ${money(total)} at your own figures` : '';
  return `Last copy ${hoursInWords(lost.hours)} old (RPO ${againstInWords(lost)}), ${hoursInWords(down.hours)} down (RTO ${againstInWords(down)}). ${workInWords(outage)}${cost}.`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(outage: Outage): string {
  const { lost, down, waitHours, redoHours, waiting, redoing, total } = resultOf(outage);
  const possible =
    outage.possible > 0 ? ` Meanwhile ${outage.possible}% of the work is still possible.` : '';
  return [
    `If this system failed on a ${outage.weekday} at ${clockTime(outage.minutes)}, by my own figures:`,
    `Last copy: ${hoursInWords(lost.hours)} old. RPO ${hoursInWords(lost.target)}: ${againstInWords(lost)}.`,
    `Down: ${hoursInWords(down.hours)}. RTO ${hoursInWords(down.target)}: ${againstInWords(down)}.`,
    `Working hours (${staffedHours}): ${numbers.format(waitHours)} down, ${numbers.format(redoHours)} to redo.${possible}`,
    `${peopleInWords(outage.people)} at ${money(outage.hourCost)} an hour each: ${money(waiting)} waiting + ${money(redoing)} redoing lost work = ${money(total)}.`,
  ].join('\n');
}
