import { json, optionsAnswer, refusalAnswer } from '../intake/answer.ts';
import { bodyKind, readSubmission } from '../intake/read-submission.ts';
import { asRefusal, Refusal } from '../intake/refusal.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Clock, Log } from '../ports.ts';
import { grantFor } from '../rules/origin.ts';
import type { EnquiryRecord, EnquiryRecords } from '../upkeep/records.ts';
import type { ReadLink, StaffLinks } from './links.ts';
import { actsOn, answerStateOf } from './possible-acts.ts';
import { type AnswerPromise, dueAt, minutesLeft } from './promise.ts';
import { type LinkAct, linkActs, type StaffAnswer, type StaffView } from './staff-view.ts';

export interface StaffActServices {
  records: EnquiryRecords;
  links: StaffLinks;
  /** Counts wrong tokens, apart from enquiries. */
  wrongTokens: RateLimiter;
  promise: AnswerPromise;
  clock: Clock;
  log: Log;
  /** Whom a released enquiry is mailed to. */
  addresses: { to: readonly string[] };
  allowedOrigins: ReadonlySet<string>;
  /** Tells the delivery that something was released. */
  wake(): void;
}

/**
 * The function `staff-act`: shows staff an enquiry by the token of a mail's link, and does what they
 * click. A request without an act changes nothing, and one that is repeated does nothing more. Never rejects.
 * @param client What the host knows the caller by.
 */
export async function handleStaff(
  request: Request,
  client: string,
  services: StaffActServices,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const grant = grantFor(request, services.allowedOrigins);
  try {
    if (!grant) throw new Refusal('origin');
    if (request.method === 'OPTIONS') return optionsAnswer(grant);
    if (request.method !== 'POST') throw new Refusal('method');
    const { token, act, shown } = await readRequest(request, services);
    const link = await readLink(token, client, services);
    if (act && !link.acts.includes(act)) throw new Refusal('link');
    const done = act && (await perform(act, shown, link, services));
    const answer: StaffAnswer = { ...(await viewOf(link, services)), done };
    if (done) {
      services.log.info('staff_act', { reference: link.reference, act, actor: link.recipient });
    }
    return json(200, answer, grant);
  } catch (error) {
    return refusalAnswer(asRefusal(error, requestId, services.log), requestId, grant ?? {});
  }
}

async function readRequest(request: Request, { clock }: StaffActServices) {
  // A form post would be a click on another page.
  if (bodyKind(request.headers) !== 'json') throw new Refusal('media_type');
  const { fields } = await readSubmission(request, clock);
  const { token, act, shown }: Partial<Record<string, unknown>> = { ...fields };
  if (typeof token !== 'string') throw new Refusal('malformed');
  if (act === undefined) return { token };
  const known = linkActs.find((one) => one === act);
  if (!known) throw new Refusal('malformed');
  return { token, act: known, shown };
}

async function readLink(
  token: string,
  client: string,
  { links, wrongTokens }: StaffActServices,
): Promise<ReadLink> {
  const retryAfter = wrongTokens.refusedFor(client);
  if (retryAfter !== undefined) throw tooMany(retryAfter);
  const link = await links.read(token);
  if (link === 'expired') throw new Refusal('expired');
  if (link !== 'wrong') return link;
  const allowance = await wrongTokens.take(client);
  throw allowance.ok ? new Refusal('link') : tooMany(allowance.retryAfter);
}

const tooMany = (retryAfter: number) =>
  new Refusal('rate', {
    message: 'Too many links from here did not fit. Please try again later.',
    retryAfter,
  });

/**
 * Resolves to whether it did something. Rejects with `StoreUnavailable`.
 * @param shown The state that the page showed: if a colleague has changed it since, nothing is done.
 */
async function perform(
  act: LinkAct,
  shown: unknown,
  { reference, recipient }: ReadLink,
  { records, addresses, clock, wake }: StaffActServices,
): Promise<boolean> {
  const record = await records.get(reference, clock.now());
  if (record && shown !== undefined && answerStateOf(record) !== shown) return false;
  if (act !== 'released') return records.conclude(reference, act, recipient, clock.now());
  const released = await records.release(reference, addresses.to, recipient, clock.now());
  if (released) wake();
  return released;
}

async function viewOf(link: ReadLink, services: StaffActServices): Promise<StaffView> {
  const { records, promise, clock } = services;
  const now = clock.now();
  const record = await records.get(link.reference, now);
  if (!record) throw new Refusal('link');
  const state = answerStateOf(record);
  const isOpen = state === 'open';
  return {
    reference: record.reference,
    formType: record.values.formType,
    receivedAt: record.acceptedAt,
    mailedAt: record.deliveredAt,
    dueAt: isOpen ? dueAt(record, promise) : undefined,
    staffedMinutesLeft: isOpen ? minutesLeft(record, promise, now) : undefined,
    state,
    settled: await settledBy(record, records),
    acts: actsOn(record).filter((act) => link.acts.includes(act)),
    madeFor: link.recipient,
    worksUntil: link.worksUntil,
  };
}

async function settledBy(
  { reference, outcome }: EnquiryRecord,
  records: EnquiryRecords,
): Promise<StaffView['settled']> {
  if (outcome === undefined) return undefined;
  const last = (await records.actsOn(reference)).findLast(({ act }) => act === outcome);
  return last && { at: last.at, by: last.actor };
}
