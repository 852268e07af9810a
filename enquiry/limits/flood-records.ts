import type { DayKeys } from './client-hashes.ts';

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
  /** Deletes the hashes of a batch of enquiries before this time; resolves to whether more are left. */
  forgetHashes(before: number): Promise<boolean>;
  size(since: number): Promise<StoreSize>;
}
