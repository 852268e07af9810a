import { type Against, type Outage, resultOf } from './outage.ts';

const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Hours as people write them: '1 hour', '2.5 hours'. */
export const hoursInWords = (hours: number) =>
  `${numbers.format(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** The same on the cloth, where there is less room: without fractions from 1,000 on. */
export const hoursOnCloth = (hours: number) =>
  hoursInWords(hours < 1000 ? hours : Math.round(hours));

/** People as people write them: '1 person', '1,200 people'. */
const peopleInWords = (people: number) =>
  `${numbers.format(people)} ${people === 1 ? 'person' : 'people'}`;

/** AUD as Australians write it: '$2,160', '$49.90'. */
export const money = (amount: number) => dollars.format(amount);

/** How hours compare with their target: 'met', and 'with 2 hours to spare'. */
function comparisonOf({ met, by }: Against): readonly [verdict: string, by: string] {
  if (!met) return ['missed', `by ${hoursInWords(by)}`];
  return ['met', `with ${by === 0 ? 'nothing' : hoursInWords(by)} to spare`];
}

/** How hours compare with their target: 'met, with 2 hours to spare', 'missed by 1 hour'. */
function againstInWords(against: Against): string {
  return comparisonOf(against).join(against.met ? ', ' : ' ');
}

/** The same on the cloth, in two lines. */
export function verdictInWords(target: string, against: Against) {
  const [verdict, by] = comparisonOf(against);
  return { title: `${target} ${verdict}`, text: by.replace(/^with /, '') };
}

/** What the money is paid for. */
export function workInWords({ copyAge, restore, people }: Outage): string {
  const wait = people === 1 ? 'waits' : 'wait';
  const redo = people === 1 ? 'redoes' : 'redo';
  const again = copyAge > 0 ? `, then ${redo} ${hoursInWords(copyAge)} of work` : '';
  return `${peopleInWords(people)} ${wait} ${hoursInWords(restore)}${again}`;
}

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
