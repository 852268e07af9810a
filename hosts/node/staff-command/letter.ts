import { composeLetter } from '../../../enquiry/letter/compose-letter.ts';
import type { LetterFacts } from '../../../enquiry/letter/letter-facts.ts';
import { siteNameOf } from '../../../enquiry/letter/send-letter.ts';
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
  visits: visits ?? null,
});
