import { company } from '../../content/company.ts';
import { createOfficeTime } from '../../enquiry/office-time.ts';

/** The time of the company's office. */
export const officeTime = createOfficeTime({
  city: company.city,
  timeZone: company.openingHours.timeZone,
});
