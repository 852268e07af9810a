import type { EnquiryForm } from '../content/types/form.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';

/** The settings of the function (README, 'Settings'). */
export interface Settings {
  /** Origin of the pages: 'https://www.example'. */
  SITE_URL: string;
  ENQUIRIES_TO: readonly string[];
  ENQUIRIES_FROM: string;
  /** Origins that may send enquiries, with SITE_URL. */
  ALLOWED_ORIGINS: readonly string[];
  RATE_LIMIT: number;
  RETENTION_DAYS: number;
  SECRET: string;
}

/** Everything that the function depends on; `hosts/function.ts` builds it once for each host. */
export interface Dependencies {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  log: Log;
  /** Every form of the site. */
  forms: readonly EnquiryForm[];
  /** Origin of the pages: '' when this host serves them. */
  pagesOrigin: string;
  /** Milliseconds of a lease, which a worker renews while it sends. */
  leaseTime: number;
  /** Milliseconds for which a relay that takes no mail is left alone. */
  pause: number;
  /** True when no mail may be begun any more: the one in flight is finished, and none is claimed. */
  isStopping(): boolean;
  /** Starts a delivery, because something was stored. */
  wake(): void;
}
