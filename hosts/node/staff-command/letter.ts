import { composeLetter } from '../../../enquiry/letter/compose-letter.ts';
import type { LetterFacts, Sum, VisitFacts } from '../../../enquiry/letter/letter-facts.ts';
import { siteNameOf } from '../../../enquiry/letter/send-letter.ts';
import { isTold } from '../../../enquiry/letter/sum-rows.ts';
import { officeTime } from '../../shared/office-time.ts';
import type { Result } from './result.ts';
import type { StaffServices } from './staff-services.ts';

/** The owner's letter about the last whole week, as it would be mailed now. */
export async function showLetter({
  addresses,
  clock,
  letterFacts,
}: StaffServices): Promise<Result> {
  const now = clock.now();
  const facts = await letterFacts(officeTime.weekBefore(now), now);
  const { subject, text } = composeLetter(facts, officeTime, siteNameOf(addresses.siteUrl));
  return { text: `Subject: ${subject}\n\n${text.trimEnd()}`, facts: forPrograms(facts) };
}

/** Every key is always there, and times are ISO, with Z. */
const forPrograms = ({ week, answers, visits, ...others }: LetterFacts) => ({
  week: { from: new Date(week.from).toISOString(), to: new Date(week.to).toISOString() },
  ...others,
  answers: {
    ...answers,
    medianMinutes: answers.medianMinutes ?? null,
    longestMinutes: answers.longestMinutes ?? null,
  },
  visits: visits ? discreet(visits) : null,
});

/** A count so small that it would be about single visitors is `null`, as it is 'fewer than three' in the letter. */
const told = (visits: number) => (isTold(visits) ? visits : null);

const discreet = ({ weeks, byPage, from, entries, missing }: VisitFacts) => {
  const sums = (all: readonly Sum[]) =>
    all.map(({ name, week, lastWeek, twelveWeeks }) => ({
      name,
      week: told(week),
      lastWeek: told(lastWeek),
      twelveWeeks: told(twelveWeeks),
    }));
  return {
    weeks: weeks.map(told),
    byPage: sums(byPage),
    from: sums(from),
    entries: sums(entries),
    missing: sums(missing),
  };
};
