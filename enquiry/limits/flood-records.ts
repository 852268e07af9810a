import type { DayKeys } from './client-hashes.ts';

/** A time of more enquiries than the site is meant for. Times are milliseconds since 1970. */
export interface Flood {
  beganAt: number;
  /** When the last enquiry came that was too many, to the minute. */
  lastAt: number;
  /** When staff were told of it by mail. */
  alertedAt: number | undefined;
}

export interface StoreSize {
  /** Enquiries accepted since the time that was asked for, and not erased: a purge makes room. */
  accepted: number;
  quarantined: number;
}

/** What a store keeps so that floods stay within bounds. Rejects with `StoreUnavailable`. */
export interface FloodRecords extends DayKeys {
  /** The keys of all days that still have one. */
  keys(): Promise<readonly string[]>;
  /** Deletes the keys of the days before this one. */
  forgetKeys(before: number): Promise<void>;
  /** Deletes a batch of the marks of enquiries that came before this time; resolves to whether more are left. */
  forgetMarks(before: number): Promise<boolean>;
  size(since: number): Promise<StoreSize>;
  /** Notes an enquiry that is too many; true when a flood begins with it. */
  noteFlood(now: number): Promise<boolean>;
  /** The flood that is on. */
  flood(): Promise<Flood | undefined>;
  markAlerted(now: number): Promise<void>;
  /** Ends the flood that is on; resolves to how many enquiries it put into quarantine. */
  endFlood(now: number): Promise<number>;
}
