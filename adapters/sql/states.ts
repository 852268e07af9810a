import { theSender } from '../../enquiry/ports.ts';

/** Mails that are neither delivered nor given up nor held back: what `outbox_waiting` indexes. */
export const waits = 'due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL';

/** Not the acknowledgement: whether that arrives changes nothing for an enquiry. */
export const toStaff = `recipient <> '${theSender}'`;

const ownMails = `FROM outbox WHERE enquiry_id = enquiry.id AND ${toStaff}`;

/** Whether an enquiry has a mail to staff of which this is true. */
export const hasMail = (condition: string) => `EXISTS (SELECT 1 ${ownMails} AND (${condition}))`;

const ofMails = (what: string) => `(SELECT ${what} ${ownMails})`;

/** What the index `enquiry_in_quarantine` holds. */
export const quarantined =
  'quarantined_at IS NOT NULL AND released_at IS NULL AND erased_at IS NULL';

/** It was never in quarantine, or was let out. */
export const notHeldBack = '(quarantined_at IS NULL OR released_at IS NOT NULL)';

/** What the index `enquiry_open` holds: a person waits for an answer. */
export const unanswered = `outcome IS NULL AND erased_at IS NULL AND NOT canary
  AND ${notHeldBack}`;

/** How the state of an enquiry follows from its times and those of its mails; `now` is in SQL, too. */
export const stateAt = (now: string) => `CASE
  WHEN erased_at IS NOT NULL THEN 'erased'
  WHEN ${quarantined} THEN 'quarantined'
  WHEN ${hasMail(`${waits} AND leased_until > ${now}`)} THEN 'delivering'
  WHEN ${hasMail(waits)} THEN 'accepted'
  WHEN ${hasMail('failed_at IS NOT NULL')} THEN 'failed'
  ELSE 'delivered' END`;

/** What is known of an enquiry's mails together, by its names in a record. */
const ofAllMails = {
  attempts: ofMails('max(attempts)'),
  refusals: ofMails('max(refusals)'),
  triedAt: ofMails('max(tried_at)'),
  deliveredAt: `CASE WHEN NOT ${hasMail('delivered_at IS NULL')}
    THEN ${ofMails('max(delivered_at)')} END`,
  failedAt: `CASE WHEN NOT ${hasMail(waits)} THEN ${ofMails('max(failed_at)')} END`,
  /** That of the last try that failed. */
  reason: `(SELECT CASE WHEN ${ofMails('count(*)')} > 1 THEN recipient || ': ' || reason ELSE reason END
   ${ownMails} AND delivered_at IS NULL AND reason IS NOT NULL
   ORDER BY tried_at DESC LIMIT 1)`,
};

export const summarised = Object.keys(ofAllMails);

/** What to select of it. */
export const summary = Object.entries(ofAllMails)
  .map(([name, value]) => `${value} AS "${name}"`)
  .join(', ');
