import { replyTime } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import type { Expectation } from '../../enquiry/delivery/compose-acknowledgement.ts';

/** What the acknowledgement of an enquiry says. */
export const expectation: Expectation = {
  company: company.name,
  replyWithin: replyTime.text,
  phone: company.phone,
  email: company.email,
};
