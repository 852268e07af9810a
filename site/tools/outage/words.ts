import type { Against } from './outage.ts';

const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Hours as people write them: '1 hour', '2.5 hours'. */
export const hoursInWords = (hours: number) =>
  `${numbers.format(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** People as people write them: '1 person', '1,200 people'. */
export const peopleInWords = (people: number) =>
  `${numbers.format(people)} ${people === 1 ? 'person' : 'people'}`;

/** AUD as Australians write it: '$2,160', '$49.90'. */
export const money = (amount: number) => dollars.format(amount);

/** How hours compare with their target: 'met, with 2 hours to spare'. */
export function againstInWords({ met, by }: Against): string {
  if (!met) return `missed by ${hoursInWords(by)}`;
  return by === 0 ? 'just met' : `met, with ${hoursInWords(by)} to spare`;
}
