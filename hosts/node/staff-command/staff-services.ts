import type { DayKeys } from '../../../enquiry/day-key.ts';
import type { MailAddresses } from '../../../enquiry/delivery/compose-mail.ts';
import type { LetterServices } from '../../../enquiry/letter/send-letter.ts';
import type { EraseServices } from '../../../enquiry/upkeep/erase.ts';
import type { KeptCopy } from '../backups/kept-copies.ts';

/** What commands on the store work with. */
export interface StaffServices extends EraseServices {
  keys: Pick<DayKeys, 'keys'>;
  /** To whom enquiries are mailed, and where the pages are. */
  addresses: Pick<MailAddresses, 'to' | 'siteUrl'>;
  letterFacts: LetterServices['letterFacts'];
  /** Files besides the store that can hold what is erased from it. Throws the system's error. */
  copies(): readonly KeptCopy[];
  /** What else can hold it, where this program does not reach: sentences. */
  elsewhere: readonly string[];
}
