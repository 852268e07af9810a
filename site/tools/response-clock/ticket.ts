import { company } from '../../../content/company.ts';
import { responseTargets, type TargetLength } from '../../../content/response-targets.ts';
import type { Reading } from '../model.ts';
import {
  minuteOfDay,
  responseClock,
  type StaffedHours,
  shiftMinutes,
  weekdayOf,
  weekdays,
} from './response-clock.ts';
import { dayMinutes, instantAt, wallMinutes } from './wall-clock.ts';

export type Priority = (typeof responseTargets)[number]['priority'];
export type Weekday = (typeof weekdays)[number];

/** A ticket that somebody raises at a time of the week. */
export interface Ticket {
  priority: Priority;
  weekday: Weekday;
  /** Minutes since midnight, in the office's time zone. */
  minutes: number;
}

/** When the help desk is staffed (section 9). */
export const helpDeskHours: StaffedHours = company.openingHours;

/** What visitors call the office's time: 'Sydney time'. */
export const officeTime = timeOf(company.openingHours.timeZone);

/** A time zone in words: 'Lord Howe time'. */
export function timeOf(timeZone: string): string {
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

/**
 * The Sunday that begins the week in which tickets are raised, in days since 1970: 22 November 2026.
 * Any week gives the same times on the wall, which the tests prove for a whole year.
 */
const week = Date.UTC(2026, 10, 22) / (dayMinutes * 60_000);

/** What happens to a ticket, and when, in milliseconds since 1970 UTC. */
export function timesOf(ticket: Ticket, hours = helpDeskHours, sunday = week) {
  const target = targetOf(ticket.priority);
  const day = sunday + weekdays.indexOf(ticket.weekday);
  const raised = instantAt(day * dayMinutes + ticket.minutes, hours.timeZone);
  const targets = {
    response: minutesOf(target.response, hours),
    resolution: minutesOf(target.resolution, hours),
  };
  return { raised, ...responseClock(raised, targets, hours) };
}

/** The targets of a priority, as the page states them. */
export function targetOf(priority: Priority) {
  return responseTargets.find((row) => row.priority === priority) ?? responseTargets[0];
}

function minutesOf([count, unit]: TargetLength, hours: StaffedHours): number {
  if (unit === 'min') return count;
  return count * (unit.startsWith('hour') ? 60 : shiftMinutes(hours));
}

/**
 * An instant as the site writes it: 'Fri 5:15PM'. A day that the ticket's week does not have says so.
 * @param style `long` for sentences: 'Friday 5:15PM'.
 */
export function timeInWords(
  instant: number,
  raised: number,
  style: 'short' | 'long' = 'short',
  { timeZone } = helpDeskHours,
): string {
  const wall = wallMinutes(instant, timeZone);
  const day = Math.floor(wall / dayMinutes);
  const days = day - Math.floor(wallMinutes(raised, timeZone) / dayMinutes);
  const weekday = style === 'long' ? weekdayOf(day) : weekdayOf(day).slice(0, 3);
  return `${weekday} ${clockTime(wall % dayMinutes)}${days < 7 ? '' : ', a week later'}`;
}

/** Minutes since midnight as the site writes them: '8:30AM'. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${rest}${hours < 12 ? 'AM' : 'PM'}`;
}

/** What a field for a time gives: 24 hours, '16:45'. */
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The ticket that the visitor chose, or what to choose instead. */
export function readTicket(values: FormData): Reading<Ticket> {
  const { priority } =
    responseTargets.find((target) => target.priority === values.get('priority')) ??
    responseTargets[0];
  const weekday = weekdays.find((day) => day === values.get('weekday')) ?? 'Monday';
  const time = String(values.get('time') ?? '').slice(0, 'hh:mm'.length);
  if (!clock.test(time)) return { ok: false, errors: { time: 'Type a time, such as 4:45 PM.' } };
  return { ok: true, input: { priority, weekday, minutes: minuteOfDay(time) } };
}

/** The result in one sentence. It says 'should': a target is not a promise. */
export function announcementOf(ticket: Ticket): string {
  const { raised, starts, response, resolution } = timesOf(ticket);
  const words = (instant: number) => timeInWords(instant, raised, 'long');
  const waits = starts > raised ? ` The clock starts ${words(starts)}.` : '';
  return `${ticket.priority} raised ${words(raised)}: work should start by ${words(response)}, and you should be able to work again by ${words(resolution)}.${waits}`;
}

/** What goes into the visitor's message, in the visitor's words. */
export function summaryOf(ticket: Ticket): string {
  const { raised, response, resolution } = timesOf(ticket);
  const words = (instant: number) => timeInWords(instant, raised, 'long');
  const target = targetOf(ticket.priority);
  return [
    `Response clock, with your typical targets: ${ticket.priority}, ${target.affects.toLowerCase()}.`,
    `Ticket raised: ${words(raised)}, ${officeTime}.`,
    `Work starts by: ${words(response)} (${target.response.join(' ')}).`,
    `We can work again by: ${words(resolution)} (${target.resolution.join(' ')}).`,
  ].join('\n');
}
