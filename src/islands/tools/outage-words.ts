import { type LimitCheck, type Outage, resultOf } from './outage.ts';

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});
const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** '$2,160', '$49.90' */
export const money = (amount: number) => dollars.format(amount);

/** '1 hour', '2.5 hours' */
export const hoursInWords = (hours: number, kind = '') =>
  `${plain.format(hours)} ${kind}${hours === 1 ? 'hour' : 'hours'}`;

/** 'one hour', '2 days' */
export function scaleInWords(hours: number): string {
  if (hours === 1) return 'one hour';
  return hours < 48 ? hoursInWords(hours) : `${hours / 24} days`;
}

/** 'met with 2 hours to spare', 'missed by 1 hour' */
function verdictOf({ isMet, margin }: LimitCheck): string {
  if (!isMet) return `missed by ${hoursInWords(margin)}`;
  return margin === 0 ? 'met exactly' : `met with ${hoursInWords(margin)} to spare`;
}

/** Those who are paid: '12 people at $60 an hour' */
export function paidInWords({ people, hourCost }: Outage): string {
  const who = people === 1 ? '1 person' : `${plain.format(people)} people`;
  return `${who} at ${money(hourCost)} an hour`;
}

/** The work that is paid for: '12 people at $60 an hour lose 3 working hours, then redo 2 hours of work' */
function workInWords(outage: Outage): string {
  const { waitHours, redoHours } = resultOf(outage);
  const [lose, redo] = outage.people === 1 ? ['loses', 'redoes'] : ['lose', 'redo'];
  const parts = [
    waitHours > 0 && `${lose} ${hoursInWords(waitHours, 'working ')}`,
    redoHours > 0 && `${redo} ${hoursInWords(redoHours)} of work`,
  ].filter(Boolean);
  return parts.length > 0
    ? `${paidInWords(outage)} ${parts.join(', then ')}`
    : 'No working hours are lost';
}

/** The result in two sentences, for screen readers and for the visitor's message. */
export function sentenceOf(outage: Outage): string {
  const { lost, down, total } = resultOf(outage);
  const [copy, back] = [lost, down].map(
    (check) => `${hoursInWords(check.limit)}, ${verdictOf(check)}`,
  );
  const work = workInWords(outage);
  return [
    'If this system failed:',
    `last copy ${hoursInWords(lost.hours)} old (RPO ${copy}),`,
    `${hoursInWords(down.hours)} down (RTO ${back}).`,
    total > 0 ? `${work}: up to ${money(total)}.` : `${work}.`,
  ].join(' ');
}
