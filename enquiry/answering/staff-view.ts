/** What staff may do with an enquiry by a link in a mail. Erasing is not among it. */
export const linkActs = ['answered', 'closed', 'released', 'spam'] as const;
export type LinkAct = (typeof linkActs)[number];

/** What became of an enquiry, for staff. */
export type AnswerState =
  /** Waits for an answer. */
  | 'open'
  | 'answered'
  /** Needs no reply. */
  | 'closed'
  | 'spam'
  /** Held back as suspected spam: nobody waits for it. */
  | 'quarantined'
  /** Its retention is over, or its sender asked for it. */
  | 'erased';

/** What the function `staff-act` says of an enquiry: nothing that its sender wrote. Times are milliseconds since 1970. */
export interface StaffView {
  reference: string;
  formType: string;
  receivedAt: number;
  /** When all of the staff's mailboxes had it. */
  mailedAt: number | undefined;
  /** By when an answer is promised; for an open enquiry only. */
  dueAt: number | undefined;
  /** Staffed minutes until then; below zero when it is over. */
  staffedMinutesLeft: number | undefined;
  state: AnswerState;
  /** Who said last what became of it: a mailbox, or 'staff command'. */
  settled: { at: number; by: string } | undefined;
  /** What this link may do now, in the order of its buttons. */
  acts: readonly LinkAct[];
  /** Whom the link was made for, and until when it works. */
  madeFor: string;
  worksUntil: number;
}

/** The answer to an act: whether it did something; `false` when that was done before. */
export interface StaffAnswer extends StaffView {
  done?: boolean | undefined;
}
