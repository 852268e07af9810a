import type { ActRecord, Outcome } from '../answering/acts.ts';
import type { AnswerRecords } from '../answering/answer-records.ts';
import type { EnquiryValues } from '../enquiry.ts';
import type { StoreSize } from '../limits/store-capacity.ts';

/** Every state, in the order in which staff read them. */
export const enquiryStates = [
  'accepted',
  'delivering',
  'delivered',
  'failed',
  'quarantined',
  'erased',
] as const;

/**
 * The state of an enquiry. Never recorded: it follows from the times that are.
 *
 * - `accepted`: its mail waits; `delivering`: a worker has it now
 * - `failed`: its mail was given up, until somebody retries or erases it
 * - `quarantined`: looks like spam and is not mailed unless somebody releases it
 * - `erased`: nothing of its sender is left
 */
export type EnquiryState = (typeof enquiryStates)[number];

/** What a list can be limited to: a state, or those to which somebody waits for an answer. */
export const listedStates = [...enquiryStates, 'unanswered'] as const;

/** A stored enquiry with its outbox row. Times are milliseconds since 1970. */
export interface EnquiryRecord {
  reference: string;
  messageId: string;
  /** Empty but for the formType once the enquiry is erased. */
  values: EnquiryValues;
  page: string;
  state: EnquiryState;
  suspicions: readonly string[];
  /** The website's own daily test. */
  canary: boolean;
  acceptedAt: number;
  quarantinedAt: number | undefined;
  releasedAt: number | undefined;
  /** For which time the digest was made that told staff of it. */
  digestedAt: number | undefined;
  triedAt: number | undefined;
  deliveredAt: number | undefined;
  failedAt: number | undefined;
  erasedAt: number | undefined;
  /** How it ended; `undefined` while somebody waits for an answer, or nobody has seen it. */
  outcome: Outcome | undefined;
  /** How many reminders told staff of it: at three quarters of the promised time, and at its end. */
  reminders: number;
  /** Tries that were answered with 4yz or not at all, and with 5yz. */
  attempts: number;
  refusals: number;
  /** Why the last try failed; for the operator. */
  reason: string | undefined;
}

export type RecordQuery =
  /** The newest, newest first; those that come after the first `skip` of them. */
  | { kind: 'recent'; limit: number; skip?: number; filter?: ListFilter }
  /** Whatever the case of its letters; oldest first. */
  | { kind: 'email'; email: string }
  /** Neither answered nor set aside in any other way; oldest first. */
  | { kind: 'unanswered' }
  /** In quarantine, newest first. */
  | { kind: 'quarantined'; filter: QuarantineFilter }
  /**
   * In quarantine, and staff were not told: the least suspicious first, of these the ones whose
   * network sent the fewest, of these the newest. At most `batchSize`.
   */
  | { kind: 'unreported'; limit: number }
  /** Delivered, and accepted and delivered before this time: to be erased. Oldest first. */
  | { kind: 'deliveredBefore'; time: number }
  /** In quarantine since before this time: to be erased, reported or not. Oldest first. */
  | { kind: 'quarantinedBefore'; time: number }
  | { kind: 'erased'; since: number };

/** Which enquiries to list; all of them, canaries too, where nothing is said. */
export interface ListFilter {
  state?: (typeof listedStates)[number];
  /** Received at this time or later, and before that time; milliseconds since 1970. */
  from?: number;
  to?: number;
  canary?: boolean;
}

/** Which of the quarantined enquiries; all of them where nothing is said. */
export interface QuarantineFilter {
  /** Received at this time or later, and before that time; milliseconds since 1970. */
  from?: number;
  to?: number;
  /** One of the signs for which they were held back. */
  sign?: string;
  /** The hashes of the network that they came from. */
  networks?: readonly string[];
}

/**
 * Records in one read and references in one write. At 200 enquiries of the greatest length, one
 * batch takes milliseconds and some megabytes, however many enquiries there are.
 */
export const batchSize = 200;

/**
 * What staff and housekeeping do with stored enquiries. Nothing here holds the database or the
 * event loop longer than one batch takes. Rejects with `StoreUnavailable`.
 */
export interface EnquiryRecords extends AnswerRecords {
  /**
   * Reads in batches of at most `batchSize`, none of them empty. What a batch names may be changed
   * or erased before the next one is read.
   */
  find(query: RecordQuery, now: number): AsyncIterable<readonly EnquiryRecord[]>;
  get(reference: string, now: number): Promise<EnquiryRecord | undefined>;
  /** How many there are of each state that there is, without canaries. */
  count(now: number): Promise<ReadonlyMap<EnquiryState, number>>;
  /** Mails to staff that wait in the outbox: few reads, however many there are. */
  countWaiting(): Promise<Waiting>;
  /** Enquiries that nobody has answered or set aside in any other way: one read, however many there are. */
  countUnanswered(): Promise<Waiting>;
  /**
   * Restarts the delivery, to those of `recipients` who do not have the enquiry yet; false when
   * all have it, or when it is quarantined or erased.
   */
  retry(
    reference: string,
    recipients: readonly string[],
    actor: string,
    now: number,
  ): Promise<boolean>;
  /** Mails a quarantined enquiry to `recipients`; false when it is not in quarantine. */
  release(
    reference: string,
    recipients: readonly string[],
    actor: string,
    now: number,
  ): Promise<boolean>;
  /**
   * Notes how an enquiry ended, and that `actor` said so; false when it has ended, or is erased. One in
   * quarantine can only be spam.
   */
  conclude(reference: string, outcome: Outcome, actor: string, now: number): Promise<boolean>;
  /** Takes back how it ended: it waits for an answer, or in quarantine, as before. */
  reopen(reference: string, actor: string, now: number): Promise<boolean>;
  /** All that staff did with it, oldest first. */
  actsOn(reference: string): Promise<readonly ActRecord[]>;
  /** Notes that staff were reminded of these so many times; at most `batchSize`. */
  markReminded(references: readonly string[], reminders: number): Promise<void>;
  countQuarantined(filter: QuarantineFilter): Promise<number>;
  /** References of all that is in quarantine and of which staff were not told. */
  findUnreported(): Promise<readonly string[]>;
  /** Notes for which digest these were reported; at most `batchSize`. */
  markDigested(references: readonly string[], at: number): Promise<void>;
  /**
   * Empties what their senders wrote; at most `batchSize`. `actor` is who wants it. Copies of it stay in the database's files
   * until they are rewritten.
   */
  erase(references: readonly string[], actor: string, now: number): Promise<void>;
  /** Deletes the hashes of a batch of enquiries before this time; resolves to whether more are left. */
  forgetHashes(before: number): Promise<boolean>;
  /** How much the store holds, and how much of it was accepted since this time. */
  size(since: number): Promise<StoreSize>;
  /** Whether the files may still hold something that was erased. */
  isRewriteOwed(): Promise<boolean>;
  /**
   * Lets the database rewrite its files by its own means, so that they hold nothing that was
   * erased. Its users wait meanwhile; what cannot be done now stays owed.
   */
  rewriteFiles(): Promise<RewriteResult>;
  /**
   * Takes a chore that was last done before `dueSince` and that nobody else is doing; resolves to
   * when it was last done (0: never), or to `undefined`.
   */
  takeChore(chore: Chore): Promise<number | undefined>;
  finishChore(name: string, now: number): Promise<void>;
}

export interface Waiting {
  /** At most `mostCounted`. */
  count: number;
  /** Since when the first of these has waited: milliseconds since 1970; `undefined` without any. */
  oldest: number | undefined;
}

/** So many waiting mails are counted within milliseconds; more are a great many. */
export const mostCounted = 10_000;

/** `reason` is for the operator. */
export type RewriteResult = { kind: 'done' } | { kind: 'later'; reason: string };

export interface Chore {
  name: string;
  dueSince: number;
  now: number;
  /** Another process may take it from then on. */
  leaseEnds: number;
}
