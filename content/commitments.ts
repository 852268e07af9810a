/**
 * The numbers that the privacy policy commits us to. Both the policy and the server's retention
 * read them here, so that they cannot contradict each other.
 */
export const commitments = {
  /** Days within which an access request or a complaint is answered (section 9). */
  answerDays: 30,
  /** Years for which transaction records are kept (section 9). */
  transactionRecordYears: 7,
  /** Days for which a delivered enquiry is kept in the website's store; RETENTION_DAYS changes it. */
  enquiryRetentionDays: 90,
  /** Days for which a quarantined enquiry (suspected spam) is kept. */
  quarantineRetentionDays: 30,
  /** Days after which backups of the store are deleted (`docs/first-day.md`, backups). */
  backupRetentionDays: 30,
  /** Days after which the keys that make codes of network addresses are deleted. */
  clientKeyDays: 7,
  /** Days after which the daily sums of visits are deleted. */
  visitSumDays: 400,
  /** Business days within which a security report is answered (terms, section 8). */
  securityAnswerDays: 3,
  /** Days within which a person who reports a weakness gets our assessment. */
  securityViewDays: 14,
  /** Days after which a weakness may be made public, fixed or not. */
  disclosureDays: 90,
} as const;

/**
 * Within how long an enquiry is answered unless it is set aside as spam: first views, contact sections and
 * the line under a sent form all take it from here. Section 2 of the terms says what a business day is.
 */
export const replyTime = 'one business day';

/** What a buyer wants to know first. */
export const firstAnswer =
  'Our first answer has a price range, without GST and with it, or the questions we need for one.';
