import { type EnquiryState, enquiryStates } from '../../../../enquiry/upkeep/records.ts';
import { answerPromise } from '../../../shared/answer-promise.ts';
import { officeTime } from '../../../shared/office-time.ts';
import type { Result } from '../result.ts';
import type { StaffServices } from '../staff-services.ts';
import { type AnswersOfMonth, answersByMonth } from './answer-times.ts';

/** Days of which answers are counted: a year, and the month before it to compare with. */
const daysCounted = 400;
const day = 24 * 60 * 60_000;

/**
 * Counts enquiries by state, in all, still to be mailed (a backup counts these alike) and without an
 * answer; then, by month, how they were answered.
 */
export async function countEnquiries({ records, clock }: StaffServices): Promise<Result> {
  const now = clock.now();
  const found = await records.count(now);
  const countOf = (state: EnquiryState) => found.get(state) ?? 0;
  const { count: unanswered } = await records.countUnanswered();
  const counts = {
    ...Object.fromEntries(enquiryStates.map((state) => [state, countOf(state)])),
    enquiries: enquiryStates.reduce((sum, state) => sum + countOf(state), 0),
    waiting: countOf('accepted') + countOf('delivering'),
    unanswered,
  };
  const expected = await records.findExpectedAnswers(now - daysCounted * day);
  const months = answersByMonth(expected, answerPromise, officeTime, now);
  const lines = Object.entries(counts).map(([name, count]) => `${name.padEnd(12)} ${count}`);
  return {
    text: [...lines, '', ...tableOf(months)].join('\n'),
    facts: { ...counts, promisedHours: answerPromise.minutes / 60, months },
  };
}

function tableOf(months: readonly AnswersOfMonth[]): readonly string[] {
  if (!months.some(({ answered }) => answered > 0)) {
    return [`No enquiry of the last ${daysCounted} days is marked as answered.`];
  }
  return [
    `Answers by month of receipt; promised within ${answerPromise.minutes / 60} staffed hours:`,
    row(['', 'due', 'answered', 'in time', 'median h', '95 % h']),
    ...months.map(({ month, due, answered, withinPromise, medianHours, percentile95Hours }) =>
      row([
        month,
        `${due}`,
        `${answered}`,
        `${Math.round((withinPromise / due) * 100)} %`,
        medianHours?.toFixed(1) ?? '-',
        percentile95Hours?.toFixed(1) ?? '-',
      ]),
    ),
  ];
}

const row = ([first = '', ...cells]: readonly string[]) =>
  [first.padEnd('2026-11'.length), ...cells.map((cell) => cell.padStart(9))].join(' ');
