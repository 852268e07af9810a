import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import type { View } from './output/views.ts';

/** What a command did or found. Its work is done: all that is left is to print it. */
export interface Result {
  /** For people; of a failure, why it could not be done. */
  text: string;
  /** The same for programs. A failure that has them is none to programs, as an empty list. */
  facts?: object;
  /** Enquiries to print before these. They are read meanwhile; nothing changes with that. */
  found?: Found;
  failed?: true;
}

export interface Found {
  batches: AsyncIterable<readonly EnquiryRecord[]> | Iterable<readonly EnquiryRecord[]>;
  view: View;
}

export const failed = (text: string, facts?: object): Result => ({
  failed: true,
  text,
  ...(facts && { facts }),
});
