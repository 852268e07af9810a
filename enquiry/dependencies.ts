import type { EnquiryForm } from '../content/types/form.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Addresses, Mailer } from './mail.ts';

/** Everything that the function depends on; `server/function.ts` builds it once for each host. */
export interface Dependencies {
  database: Database;
  mailer: Mailer;
  log: Log;
  /** Every form of the site, by its formType. */
  forms: ReadonlyMap<string, EnquiryForm>;
  addresses: Addresses;
  /** Origins besides the function's own that may send enquiries: `https://www.example`. */
  allowedOrigins: ReadonlySet<string>;
  /** Origin of the pages: '' when this host serves them. */
  pagesOrigin: string;
  secret: string;
  /** Multiplies the limits. */
  rate: number;
  /** Days for which a sent enquiry is kept. */
  retentionDays: number;
  /** Milliseconds for which no other worker can claim a claimed mail; longer than any attempt to send. */
  leaseTime: number;
  /** Milliseconds between two passes of the delivery while the mail server is away. */
  pause: number;
  /** Aborted at shutdown: the mail in flight is finished, and none is claimed. */
  stopping: AbortSignal;
  /** Starts a delivery, because something was stored. */
  wake(): void;
}
