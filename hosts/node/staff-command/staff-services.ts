import type { MailAddresses } from '../../../enquiry/delivery/compose-mail.ts';
import type { FloodRecords } from '../../../enquiry/limits/flood-records.ts';
import type { EraseServices } from '../../../enquiry/upkeep/erase.ts';
import type { KeptCopy } from '../backups/kept-copies.ts';

/** What commands on the store work with. */
export interface StaffServices extends EraseServices {
  floods: Pick<FloodRecords, 'keys'>;
  /** To whom enquiries are mailed. */
  addresses: Pick<MailAddresses, 'to'>;
  /** Files besides the store that can hold what is erased from it. */
  copies(): readonly KeptCopy[];
}
