import { replyTime } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { textOf } from '../../content/model/statement.ts';
import type { Expectation } from '../../enquiry/delivery/compose-acknowledgement.ts';

/** What the acknowledgement of an enquiry says. */
export const expectation: Expectation = {
  company: company.name,
  replyWithin: textOf(replyTime),
  phone: company.phone,
  email: company.email,
};
