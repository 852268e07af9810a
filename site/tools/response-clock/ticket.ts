import {
  afterStaffed,
  holidaysWithin,
  shiftMinutes,
} from '../../../content/model/hours/staffed-time.ts';
import { dateOf, dayMinutes, dayOf, instantAt } from '../../../content/model/hours/wall-clock.ts';
import { helpDeskHours, publicHolidays } from '../../../content/public-holidays.ts';
import { responseTargets, type TargetLength } from '../../../content/tools/response-targets.ts';
import { dateInFull } from '../calendar.ts';
import { errorsIn } from '../fields/read-number.ts';
import { readTime } from '../fields/read-time.ts';
import type { Reading } from '../model.ts';

export type Priority = (typeof responseTargets)[number]['priority'];

/** A ticket that somebody raises. */
export interface Ticket {
  priority: Priority;
  /** In the office's time zone: '2027-03-05'. */
  date: string;
  /** Minutes since midnight, there. */
  minutes: number;
}

/** Days that a ticket may take: the longest target, over Christmas. */
const longestTicket = 14;

/** The days on which a ticket can be raised: all public holidays until it is solved are known. */
export const ticketDates = {
  first: publicHolidays.knownFrom,
  last: dateOf(dayOf(publicHolidays.knownTo) - longestTicket) ?? publicHolidays.knownTo,
} as const;

/** What happens to a ticket, and when, in milliseconds since 1970 UTC. */
export function timesOf({ priority, date, minutes }: Ticket) {
  const target = targetOf(priority);
  const raised = instantAt(dayOf(date) * dayMinutes + minutes, helpDeskHours.timeZone);
  /** The clock stands still outside staffed hours. */
  const after = (minutes: number) => afterStaffed(raised, minutes, helpDeskHours);
  const resolution = after(minutesOf(target.resolution));
  return {
    raised,
    /** When the clock starts: the instant of the ticket, or the next opening. */
    starts: after(0),
    /** When a technician has started, at the latest. */
    response: after(minutesOf(target.response)),
    /** When people can work again, at the latest. */
    resolution,
    holidays: holidaysWithin(raised, resolution, helpDeskHours),
  };
}

/** The targets of a priority, as the page states them. */
export function targetOf(priority: Priority) {
  return responseTargets.find((row) => row.priority === priority) ?? responseTargets[0];
}

function minutesOf([count, unit]: TargetLength): number {
  if (unit === 'min') return count;
  return count * (unit.startsWith('hour') ? 60 : shiftMinutes(helpDeskHours));
}

/** A date as people write it: '5 March 2027'. */
export const fullDate = (date: string) => dateInFull(dayOf(date));

function readDate(values: FormData) {
  const value = String(values.get('date') ?? '');
  // Dates of this form are in order as text is.
  if (dayOf(value) && value >= ticketDates.first && value <= ticketDates.last) {
    return { value, error: undefined };
  }
  const [first, last] = [fullDate(ticketDates.first), fullDate(ticketDates.last)];
  const error = `Type a date from ${first} to ${last}, for which we know the public holidays.`;
  return { value, error };
}

/** The ticket that the visitor chose, or what to choose instead. */
export function readTicket(values: FormData): Reading<Ticket> {
  const { priority } =
    responseTargets.find((target) => target.priority === values.get('priority')) ??
    responseTargets[0];
  const date = readDate(values);
  const time = readTime(values, 'time');
  const errors = errorsIn({ date, time });
  if (errors) return { ok: false, errors };
  return { ok: true, input: { priority, date: date.value, minutes: time.value } };
}
