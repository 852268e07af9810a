import type { StaffAct } from './acts.ts';

/** An enquiry to which somebody expected an answer. Times are milliseconds since 1970. */
export interface ExpectedAnswer {
  acceptedAt: number;
  releasedAt: number | undefined;
  erasedAt: number | undefined;
  /** When staff said so for the first time; `undefined` where nobody did, or somebody took it back. */
  answeredAt: number | undefined;
}

/** What staff did in a period. */
export interface ActsOfPeriod {
  counts: ReadonlyMap<StaffAct, number>;
  /** The enquiries that were answered for the first time, also where that was taken back later. */
  answered: readonly ExpectedAnswer[];
}

/** What tells how well enquiries are answered, without canaries. Rejects with `StoreUnavailable`. */
export interface AnswerRecords {
  /**
   * Enquiries received since then that are answered or that nobody has set aside: not those in
   * quarantine, closed without a reply or marked as spam. Oldest first.
   */
  findExpectedAnswers(since: number): Promise<readonly ExpectedAnswer[]>;
  /** What staff did at `from` or later, and before `to`. */
  actsOfPeriod(from: number, to: number): Promise<ActsOfPeriod>;
}
