import { dateInWords } from '../calendar.ts';
import { money } from '../money.ts';
import { type Licences, savingOf } from './licences.ts';

/** 'one seat', '1,200 seats' */
const seats = (count: number) =>
  count === 1 ? 'one seat' : `${count.toLocaleString('en-AU')} seats`;

/** 'one fewer seat', '12 fewer seats' */
const fewer = (count: number) => seats(count).replace(' ', ' fewer ');

/** 'one month', '14 months' */
const months = (count: number) => (count === 1 ? 'one month' : `${count} months`);

/** AUD on the cloth, where there is less room: without cents. */
const round = (amount: number) => money(Math.round(amount));

/** When the change has paid for itself, in two lines. */
export function paidBackInWords(licences: Licences) {
  const { spare, paidBack } = savingOf(licences);
  if (spare <= 0) return { title: 'Nothing to cut', text: 'at this renewal' };
  if (paidBack === undefined) return { title: 'Not paid back', text: 'within 10 years' };
  return {
    title: 'Change paid back',
    text: paidBack === 0 ? 'at once' : `after ${months(paidBack)}`,
  };
}

/** What is left of the saving in the first year, and what comes later; without a saving, the bill. */
export function answerOf(licences: Licences) {
  const { spare, before, year, firstYear } = savingOf(licences);
  if (spare <= 0) {
    const why = spare < 0 ? `${seats(-spare)} too few` : 'every seat is used';
    return { title: 'You keep paying', answer: round(before), text: `a month: ${why}` };
  }
  const later = `then ${round(year)} a year`;
  if (firstYear < 0)
    return { title: 'The first year costs you', answer: round(-firstYear), text: later };
  const text = `in year 1, ${later}`;
  return { title: 'You save, before our fee', answer: round(firstYear), text };
}

/** By when to cut, and what happens after that, in two lines. */
export function windowInWords(licences: Licences) {
  const { spare, lastDay, nextChance } = savingOf(licences);
  const later = dateInWords(nextChance);
  return {
    title: `${spare > 0 ? 'Cut' : 'Check'} by ${dateInWords(lastDay)}`,
    text: licences.term === 'year' ? `or wait until ${later}` : `or again on ${later}`,
  };
}

/** The bill's lines: what it is, before, after. */
export function billOf(licences: Licences) {
  const { spare, before, after, year } = savingOf(licences);
  const kept = licences.paid - Math.max(spare, 0);
  return {
    seats: [licences.paid, kept].map((count) => count.toLocaleString('en-AU')),
    bill: [before, after].map(round),
    // With nothing to cut, nobody pays for a change. Not of -0, which would be '−$0'.
    cut: spare > 0 && { year: round(year), change: money(0 - Math.round(licences.change)) },
  } as const;
}

/** What comes of it in the first year; `before` ends its sentence, such as with our fee. */
function firstYearInWords(
  { firstYear, paidBack }: ReturnType<typeof savingOf>,
  before = '',
): string {
  if (firstYear >= 0) return `${money(firstYear)} is left in the first year${before}.`;
  const back = paidBack ? `paid back after ${months(paidBack)}` : 'not paid back within 10 years';
  return `The change costs ${money(-firstYear)} more than it saves in the first year; it is ${back}.`;
}

/** Why there is nothing to cut. */
function nothingInWords({ spare }: ReturnType<typeof savingOf>): string {
  if (spare === 0) return 'Keep the seats: every seat that you pay for is used.';
  return `Nothing to cut: ${seats(-spare)} in use that the invoice does not have. Check the count before you renew.`;
}

/** The result in one sentence or three. */
export function announcementOf(licences: Licences): string {
  const saving = savingOf(licences);
  if (saving.spare <= 0) return nothingInWords(saving);
  const { spare, before, after, lastDay } = saving;
  return `From ${dateInWords(licences.renewal)}, ${fewer(spare)} ${spare === 1 ? 'saves' : 'save'} ${money(before - after)} a month. ${firstYearInWords(saving, ', before our fee')} Cut them by ${dateInWords(lastDay)}.`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(licences: Licences): string {
  const saving = savingOf(licences);
  const { paid, used, price, term, renewal, change } = licences;
  const { spare, before, after, year, lastDay } = saving;
  const figures = [
    'Licence saving, by my own figures:',
    `Seats: ${paid.toLocaleString('en-AU')} paid, ${used.toLocaleString('en-AU')} used, at ${money(price)} a month each without GST.`,
    `Bought by the ${term}, next renewal ${dateInWords(renewal)}.`,
  ];
  if (spare <= 0) return [...figures, nothingInWords(saving)].join('\n');
  return [
    ...figures,
    `From that day ${fewer(spare)}, cut by ${dateInWords(lastDay)}: ${money(before)} a month becomes ${money(after)}.`,
    `Saved in 12 months: ${money(year)}. Cost of the change: ${money(change)}. ${firstYearInWords(saving)}`,
  ].join('\n');
}
