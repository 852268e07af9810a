/** How an enquiry can end: answered, closed without a reply, or known to be spam. */
export const outcomes = ['answered', 'closed', 'spam'] as const;
export type Outcome = (typeof outcomes)[number];

/** All that staff do with an enquiry and that is written down. */
export const acts = [...outcomes, 'reopened', 'released', 'retried', 'erased'] as const;
export type StaffAct = (typeof acts)[number];

/** One act: what was done, by whom, and when in milliseconds since 1970. Never a visitor's words. */
export interface ActRecord {
  act: StaffAct;
  /** A mailbox of the staff, or one of `actors`. */
  actor: string;
  at: number;
}

/** Who acts without a mailbox. */
export const actors = { command: 'staff command', retention: 'retention' } as const;
