import type { EnquiryValues } from '../enquiry.ts';

/**
 * Where an enquiry stands. Never recorded: it follows from the times that are.
 *
 * - `accepted`: its mail waits; `delivering`: a worker has it now
 * - `failed`: its mail was given up, until somebody retries or erases it
 * - `quarantined`: looks like spam and is not mailed unless somebody releases it
 * - `erased`: nothing of its sender is left
 */
export type EnquiryState =
  | 'accepted'
  | 'delivering'
  | 'delivered'
  | 'failed'
  | 'quarantined'
  | 'erased';

/** A stored enquiry with its outbox row. Times are milliseconds since 1970. */
export interface EnquiryRecord {
  reference: string;
  messageId: string;
  /** Empty but for the formType once the enquiry is erased. */
  values: EnquiryValues;
  page: string;
  state: EnquiryState;
  suspicions: readonly string[];
  /** Our own daily test, by nobody. */
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
  /** Tries that were answered with 4yz or not at all, and with 5yz. */
  attempts: number;
  refusals: number;
  /** Why the last try failed; for the operator. */
  reason: string | undefined;
}

export type RecordQuery =
  /** The newest, newest first. */
  | { kind: 'recent'; limit: number }
  | { kind: 'reference'; reference: string }
  /** Whatever the case of its letters; oldest first. */
  | { kind: 'email'; email: string }
  /** In quarantine, and staff do not know; oldest first. */
  | { kind: 'undigested'; limit: number }
  /** What is to be erased: delivered, or quarantined and reported, before these times. */
  | { kind: 'expired'; deliveredBefore: number; quarantinedBefore: number }
  | { kind: 'erased'; since: number };

/** What staff and housekeeping do with stored enquiries. Rejects with `StoreUnavailable`. */
export interface EnquiryRecords {
  find(query: RecordQuery, now: number): Promise<readonly EnquiryRecord[]>;
  /** How many there are of each state that there is, without canaries. */
  count(now: number): Promise<ReadonlyMap<EnquiryState, number>>;
  /** Starts the delivery anew; false when there is none to start. */
  retry(reference: string, now: number): Promise<boolean>;
  /** Lets a quarantined enquiry out; false when it is in no quarantine. */
  release(reference: string, now: number): Promise<boolean>;
  /** Notes for which digest these were reported. */
  markDigested(references: readonly string[], at: number): Promise<void>;
  /** Overwrites what their senders wrote. `scrub` must follow. */
  erase(references: readonly string[], now: number): Promise<void>;
  /** Takes what was erased out of files and logs of the store too. */
  scrub(): Promise<void>;
  /**
   * Takes a chore that was last done before `dueSince` and that nobody else is doing; resolves to
   * when it was last done (0: never), or to `undefined`.
   */
  takeChore(chore: Chore): Promise<number | undefined>;
  finishChore(name: string, now: number): Promise<void>;
}

export interface Chore {
  name: string;
  dueSince: number;
  now: number;
  /** Another process may take it from then on. */
  leaseEnds: number;
}
