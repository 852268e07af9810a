import type { EnquiryValues } from './enquiry.ts';

/** Time, so that tests can turn it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `milliseconds`, or at once when `signal` is aborted. Never rejects. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Events for the operator. Fields never hold a visitor's name, address, message or full IP. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The recipient of an acknowledgement: its address is the enquiry's own, and is erased with it. */
export const theSender = '';

/** An enquiry that passed every check, with what its mails need. */
export interface NewEnquiry {
  /** What visitor and staff call it: 'ENQ-7F3K9QXM'. */
  reference: string;
  /** Message-ID of its mails, the same for every recipient at every try. */
  messageId: string;
  values: EnquiryValues;
  /** Addresses of staff: each gets a mail. */
  recipients: readonly string[];
  /** Path of the page that its form is on. */
  page: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  idempotencyKey: string | undefined;
  /** The website's own daily test: goes through everything, but is not mailed. */
  canary: boolean;
  /** Why it looks like spam, and how much: the points of these signs. */
  suspicions: readonly string[];
  points: number;
  /** Its sender gets a mail that says so. */
  acknowledged: boolean;
  /** Held back from the mail until a person releases it. */
  quarantined: boolean;
  /** Hash of the network that it came from; stored only with what is quarantined. */
  network: string | undefined;
}

/** What tells whether an enquiry is a repeat. */
export type Sent = Pick<NewEnquiry, 'values' | 'idempotencyKey' | 'acceptedAt'>;

export type AcceptOutcome =
  | { kind: 'accepted' }
  | RepeatOutcome
  /** Two references fell together: choose another. */
  | { kind: 'reference_taken' };

export type RepeatOutcome =
  /** The same enquiry is stored already, under this reference. */
  | { kind: 'repeat'; reference: string }
  /** The key belongs to another payload. */
  | { kind: 'key_reuse' };

/** One mail to send to one recipient, claimed by one worker until its lease ends. */
export interface Delivery {
  /** Names this claim; only its holder can settle it. */
  lease: string;
  reference: string;
  /** Address of the member of staff who is to get it, or `theSender`. */
  recipient: string;
  messageId: string;
  values: EnquiryValues;
  page: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  /** When its schedule began: accepted, or later released or retried. */
  queuedAt: number;
  canary: boolean;
  /** Tries that were answered with 4yz or not at all. */
  attempts: number;
  /** Tries that were answered with 5yz. */
  refusals: number;
}

/** The result of a delivery. Times are milliseconds since 1970; reasons are for the operator. */
export type Settlement =
  | { kind: 'delivered'; at: number }
  | {
      kind: 'retry';
      at: number;
      dueAt: number;
      attempts: number;
      refusals: number;
      reason: string;
    }
  | { kind: 'failed'; at: number; reason: string };

/** A mail that failed permanently or was tried for five days. */
export interface GivenUpMail {
  reference: string;
  recipient: string;
  messageId: string;
  /** What the mail server answered last; for the operator. */
  reason: string;
}

export interface Claim {
  now: number;
  dueBy: number;
  lease: string;
  leaseEnds: number;
}

/** Enquiries and their outbox. Every method rejects with `StoreUnavailable` when it cannot work. */
export interface EnquiryStore {
  /** Stores an enquiry and its mails together; resolves when all are on the disk. */
  accept(enquiry: NewEnquiry): Promise<AcceptOutcome>;
  /**
   * Whether `accept` would answer this with a repeat: its key was accepted before, or, without a key, the
   * same values a short time ago. Stores nothing.
   */
  findRepeat(sent: Sent): Promise<RepeatOutcome | undefined>;
  /** Takes the delivery that has been due longest, of those due at `dueBy` or before. */
  claim(claim: Claim): Promise<Delivery | undefined>;
  /** Records the outcome; false, and no change, when the lease has passed to another worker. */
  settle(delivery: Delivery, settlement: Settlement): Promise<boolean>;
  /** When the next delivery can be claimed; `undefined` when none waits. */
  nextDue(): Promise<number | undefined>;
  /** Makes every waiting delivery due: the mail server is back. */
  makeAllDue(now: number): Promise<void>;
  /** Some of the mails that were given up, oldest first, of which staff were not told. */
  findGivenUp(): Promise<readonly GivenUpMail[]>;
  /** Notes that staff were told of these. */
  markAlerted(mails: readonly GivenUpMail[], now: number): Promise<void>;
  /** Resolves when the store could accept an enquiry now. */
  check(): Promise<void>;
  /** Resolves when everything accepted is answered and the store is closed. */
  close(): Promise<void>;
}

/** The store cannot work now: locked, full, read-only, gone. The visitor may try again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** One mail. Strings only: a mailer must not read files or addresses out of it. */
export interface Mail {
  /** With its angle brackets. */
  messageId: string;
  from: string;
  /** Whom the mail names; each gets a mail of their own. */
  to: readonly string[];
  /** Who gets this one. */
  recipient: string;
  replyTo: string | undefined;
  /** Answers a mail or a form by itself: has no return path, and says so. */
  automatic?: boolean;
  subject: string;
  text: string;
  /** The same once more, for mail programs that show HTML. */
  html?: string;
  /** Milliseconds since 1970. */
  date: number;
}

/** What a mail server answered; `reason` is for the operator. */
export type SendOutcome =
  /** 2yz. */
  | { kind: 'delivered' }
  /** 4yz, no reply, or a connection that broke once the server had taken the sender. */
  | { kind: 'again'; reason: string }
  /** 5yz, for the mail or for its recipient. */
  | { kind: 'refused'; reason: string }
  /** No connection, greeting, encryption or login: no mail can be sent now. */
  | { kind: 'unreachable'; reason: string };

export interface Mailer {
  /** Sends one mail. Never rejects; ends soon after `signal` is aborted. */
  send(mail: Mail, signal: AbortSignal): Promise<SendOutcome>;
  /** Does all that `send` does up to a mail: 'delivered' means that one could be sent now. */
  check(signal: AbortSignal): Promise<SendOutcome>;
}
