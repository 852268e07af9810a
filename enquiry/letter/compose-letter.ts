import type { OfficeTime } from '../office-time.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterFacts } from './letter-facts.ts';
import { tablesOf } from './letter-tables.ts';
import { written } from './sum-rows.ts';

/** The letter as it is mailed. */
export interface ComposedLetter {
  subject: string;
  text: string;
  html: string;
}

/**
 * The owner's letter about one week.
 * @param siteName 'www.example.com'
 */
export function composeLetter(
  facts: LetterFacts,
  officeTime: OfficeTime,
  siteName: string,
): ComposedLetter {
  const { from, to } = facts.week;
  const count = countOf(facts.enquiries.weeks.at(-1) ?? 0);
  const { late } = facts.answers;
  const troubles = troublesOf(facts);
  const lastDay = officeTime.dayInWords(to - 1);
  const letter = {
    subject: [
      `${count}${late > 0 ? `, ${written(late)} beyond the promised time` : ''}`,
      ...(troubles.length > 0 ? ['something needs attention'] : []),
      `the week to ${lastDay}`,
    ].join('; '),
    lead: [
      `${count}, ${changeOf(facts)}; ${waitingOf(facts)}.`,
      ...(troubles.length > 0 ? [`Needs attention: ${troubles.join('; ')}.`] : []),
    ],
    period: `${siteName}, ${officeTime.dayInWords(from)} to ${lastDay}`,
    tables: tablesOf(facts),
  };
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function countOf(count: number): string {
  if (count === 0) return 'No enquiries';
  return count === 1 ? '1 enquiry' : `${written(count)} enquiries`;
}

function changeOf({ enquiries: { weeks } }: LetterFacts): string {
  const change = (weeks.at(-1) ?? 0) - (weeks.at(-2) ?? 0);
  if (change === 0) return 'as in the week before';
  return `${written(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than the week before`;
}

function waitingOf({ answers: { open, late } }: LetterFacts): string {
  if (open === 0) return 'none is waiting for an answer';
  const [count, what] = late > 0 ? [late, 'beyond the promised time'] : [open, 'for an answer'];
  return `${written(count)} ${count === 1 ? 'is' : 'are'} still waiting ${what}`;
}

/** What the owner should look at before anything else. */
function troublesOf({ enquiries: { failed }, health }: LetterFacts): readonly string[] {
  return [
    ...(failed > 0
      ? [`${written(failed)} ${failed === 1 ? 'enquiry' : 'enquiries'} could not be mailed`]
      : []),
    ...health.flatMap(({ name, state, text }) =>
      state === 'bad' ? [text ? `${name} (${text})` : name] : [],
    ),
  ];
}
