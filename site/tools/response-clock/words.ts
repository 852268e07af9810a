import { officeTime } from '../../../content/company.ts';
import {
  clockTime,
  dayMinutes,
  dayOf,
  wallMinutes,
  weekdayOf,
} from '../../../content/model/hours/wall-clock.ts';
import { helpDeskHours } from '../../../content/public-holidays.ts';
import { dayAndMonth } from '../calendar.ts';
import { fullDate, type Ticket, targetOf, timesOf } from './ticket.ts';

const onWall = (instant: number) => {
  const wall = wallMinutes(instant, helpDeskHours.timeZone);
  return { day: Math.floor(wall / dayMinutes), time: clockTime(wall % dayMinutes) };
};

/** An instant as the site writes it on the cloth: 'Fri 5:15PM'. */
export function timeInWords(instant: number): string {
  const { day, time } = onWall(instant);
  return `${weekdayOf(day).slice(0, 3)} ${time}`;
}

/** The day of an instant: '5 March'. */
const dateInWords = (instant: number) => dayAndMonth(onWall(instant).day);

/** The same in sentences: 'Friday 5 March 5:15PM'. */
function longTime(instant: number): string {
  const { day, time } = onWall(instant);
  return `${weekdayOf(day)} ${dateInWords(instant)} ${time}`;
}

/** 'Good Friday and Easter Monday' */
const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);

/** 'within 4 staffed hours' */
export function targetInWords({ priority }: Ticket): string {
  const [count, unit] = targetOf(priority).resolution;
  return `within ${count} ${unit.startsWith('business') ? unit : `staffed ${unit}`}`;
}

/** Characters that the cloth has room for under the answer. */
const longestReason = 64;

/** The day, and why it is so late. Waiting for others pauses the clock, so it is no latest day. */
export function dayInWords(instant: number, holidays: readonly string[], waits: boolean): string {
  const day = dateInWords(instant);
  if (holidays.length === 0) return waits ? `${day}: the clock stops while we are closed` : day;
  const named = `${day}: closed on ${listOf(holidays)}`;
  return named.length <= longestReason
    ? named
    : `${day}: closed on ${holidays.length} public holidays`;
}

/** Why the clock stands still on days on which people would expect it to run. */
const holidaysInWords = (holidays: readonly string[]) =>
  holidays.length > 0 ? ` The clock stands still on ${listOf(holidays)}.` : '';

/** The result in one sentence. It says 'should': a target is not a promise. */
export function announcementOf(ticket: Ticket): string {
  const { raised, starts, response, resolution, holidays } = timesOf(ticket);
  const waits = starts > raised ? ` The clock starts ${longTime(starts)}.` : '';
  return `${ticket.priority} raised ${longTime(raised)}: work should start by ${longTime(response)}, and you should be able to work again by ${longTime(resolution)}.${waits}${holidaysInWords(holidays)}`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(ticket: Ticket): string {
  const { response, resolution, holidays } = timesOf(ticket);
  const target = targetOf(ticket.priority);
  return [
    `Response clock, with your typical targets: ${ticket.priority}, ${target.affects.toLowerCase()}.`,
    `Ticket raised: ${weekdayOf(dayOf(ticket.date))} ${fullDate(ticket.date)}, ${clockTime(ticket.minutes)} ${officeTime}.`,
    `Work starts by: ${longTime(response)} (${target.response.join(' ')}).`,
    `We can work again by: ${longTime(resolution)} (${target.resolution.join(' ')}).${holidaysInWords(holidays)}`,
  ].join('\n');
}
