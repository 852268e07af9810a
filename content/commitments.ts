/**
 * Numbers in the legal documents. Code keeps the first three: `hosts/settings.ts` (RETENTION_DAYS) and
 * `enquiry/records.ts` read theirs here, `deploy/website-backup.service` has its own. People keep the others.
 */
export const commitments = {
  /** Days after which a delivered enquiry is deleted from the website's store, at most. */
  enquiryRetentionDays: 90,
  /** Days after which suspected spam is deleted, counted from the mail that listed it to staff. */
  heldRetentionDays: 30,
  /** Days after which a backup of the store is deleted. */
  backupRetentionDays: 30,
  /** Days within which an access request or a complaint is answered (policy, sections 9 and 15). */
  answerDays: 30,
  /** Years for which transaction records are kept (policy, section 7). */
  transactionRecordYears: 7,
  /** Business days within which a security report is answered (terms, section 8). */
  securityAnswerDays: 3,
  /** Days within which a person who reports a weakness gets our assessment. */
  securityViewDays: 14,
  /** Days after which a weakness may be published, fixed or not. */
  disclosureDays: 90,
} as const;

/**
 * Time within which an enquiry is answered, unless it is held as spam. First screens and forms take it from here. Section 2
 * of the terms defines a business day.
 */
export const replyTime = 'one business day';

/** A buyer's first question, answered beside each form: the promise, and when it does not hold. */
export const firstAnswer = {
  promise: 'Our first reply gives a price range, with and without GST.',
  unless: 'If we need more to price it, we ask.',
} as const;
