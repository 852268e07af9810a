/** How many enquiries came from a form on a page. */
export interface EnquiryCount {
  form: string;
  page: string;
  count: number;
}

/** What the letter counts of stored enquiries, without canaries. Rejects with `StoreUnavailable`. */
export interface LetterRecords {
  /** Enquiries received at `from` or later and before `to`, without spam and what is held back. */
  countReceived(from: number, to: number): Promise<readonly EnquiryCount[]>;
  /** Of all received in that time: held back, let out again, and not delivered for good. */
  countTrouble(
    from: number,
    to: number,
    now: number,
  ): Promise<{ quarantined: number; released: number; failed: number }>;
}
