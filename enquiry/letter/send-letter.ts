import { type AlarmServices, sendNotice } from '../delivery/send-to-staff.ts';
import type { OfficeTime, Week } from '../office-time.ts';
import type { EnquiryRecords } from '../upkeep/records.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterFacts } from './letter-facts.ts';

export interface LetterServices extends AlarmServices {
  records: EnquiryRecords;
  officeTime: OfficeTime;
  /** What the letter says of this week, and of now. */
  letterFacts(week: Week, now: number): Promise<LetterFacts>;
  /** Who gets the letter; nobody when it is off. */
  letterTo: readonly string[];
}

/**
 * Sends the owner the letter about the week that was over last Monday. Resolves to false when it
 * could not be sent.
 */
export async function sendLetter(
  services: LetterServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { clock, officeTime, letterFacts, letterTo, addresses } = services;
  if (letterTo.length === 0) return true;
  const now = clock.now();
  const at = officeTime.lastMonday(now);
  const facts = await letterFacts(officeTime.weekBefore(at), now);
  if (!(await hasBegun(facts, services))) return true;
  const { subject, text, html } = composeLetter(facts, officeTime, siteNameOf(addresses.siteUrl));
  const to = { ...services, addresses: { ...addresses, to: letterTo } };
  return sendNotice('letter', at, { subject, lines: [text], html }, to, signal);
}

/** 'www.example.com', of 'https://www.example.com' */
export const siteNameOf = (siteUrl: string) => new URL(siteUrl).host;

/** Whether anything happened up to the end of the week: before that a new site has nothing to tell. */
async function hasBegun(
  { week, enquiries, visits }: LetterFacts,
  { records, clock }: LetterServices,
): Promise<boolean> {
  const counts = [...enquiries.weeks, ...(visits?.weeks ?? [])];
  if (counts.some((count) => count > 0)) return true;
  const filter = { to: week.to, canary: false };
  for await (const batch of records.find({ kind: 'recent', limit: 1, filter }, clock.now())) {
    return batch.length > 0;
  }
  return false;
}
