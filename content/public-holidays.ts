import { company } from './company.ts';
import type { StaffedHours } from './model/hours/staffed-time.ts';

/**
 * Public holidays of the state in which staff work. Section 4 of the Act names the standard days; the Order adds others,
 * such as the Monday after Anzac Day in 2026 and 2027, often only weeks ahead. When you have read the sources
 * again, add the next year's days, set `knownTo` to its end, `checked` to that date and `checkAgain` to a later one.
 */
export const publicHolidays = {
  heading: 'Public holidays of New South Wales',
  sources: [
    { label: 'NSW Government', href: 'https://www.nsw.gov.au/about-nsw/public-holidays' },
    {
      label: 'Public Holidays Act 2010',
      href: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-115',
    },
    {
      label: 'Public Holidays Order 2011',
      href: 'https://legislation.nsw.gov.au/view/html/inforce/current/sl-2011-0081',
    },
  ],
  checked: '2026-11-23',
  checkAgain: '2027-07-01',
  /** All days from the first to the second date are listed. */
  knownFrom: '2026-01-01',
  knownTo: '2027-12-31',
  days: {
    '2026-01-01': "New Year's Day",
    '2026-01-26': 'Australia Day',
    '2026-04-03': 'Good Friday',
    '2026-04-04': 'Easter Saturday',
    '2026-04-05': 'Easter Sunday',
    '2026-04-06': 'Easter Monday',
    '2026-04-25': 'Anzac Day',
    '2026-04-27': 'Anzac Day (additional day)',
    '2026-06-08': "King's Birthday",
    '2026-10-05': 'Labour Day',
    '2026-12-25': 'Christmas Day',
    '2026-12-26': 'Boxing Day',
    '2026-12-28': 'Boxing Day (additional day)',
    '2027-01-01': "New Year's Day",
    '2027-01-26': 'Australia Day',
    '2027-03-26': 'Good Friday',
    '2027-03-27': 'Easter Saturday',
    '2027-03-28': 'Easter Sunday',
    '2027-03-29': 'Easter Monday',
    '2027-04-25': 'Anzac Day',
    '2027-04-26': 'Anzac Day (additional day)',
    '2027-06-14': "King's Birthday",
    '2027-10-04': 'Labour Day',
    '2027-12-25': 'Christmas Day',
    '2027-12-26': 'Boxing Day',
    '2027-12-27': 'Christmas Day (additional day)',
    '2027-12-28': 'Boxing Day (additional day)',
  },
} as const;

/** When staff work: the hours of the week (section 9), without public holidays. */
export const helpDeskHours: StaffedHours = {
  ...company.openingHours,
  holidays: publicHolidays.days,
};
