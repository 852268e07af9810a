import type { EnquiryForm } from '../content/types/form.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Addresses, Mailer } from './mail.ts';

/** What the function depends on: a host builds it once (`server/function.ts`). */
export interface Dependencies {
  database: Database;
  mailer: Mailer;
  log: Log;
  /** Every form of the site, by its formType. */
  forms: ReadonlyMap<string, EnquiryForm>;
  addresses: Addresses;
  /** Origins besides the function's own that may send enquiries: `https://www.example`. */
  allowedOrigins: ReadonlySet<string>;
  /** Where the pages are: '' when this host serves them. */
  pages: string;
  secret: string;
  /** Multiplies the limits. */
  rate: number;
  /** Days for which a sent enquiry is kept. */
  retentionDays: number;
  /** Milliseconds for which no other worker can claim a claimed mail; longer than any attempt to send. */
  lease: number;
  /** Milliseconds between two passes of the delivery while the mail server is away. */
  pause: number;
  /** When it is aborted, what is claimed is sent, and nothing more. */
  stopping: AbortSignal;
  /** Something was stored: mail it. */
  wake(): void;
}
