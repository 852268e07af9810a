import type { Lanes } from '../../../content/model/figure.ts';
import { type Shift, shiftsFrom, weekdayOf } from './response-clock.ts';
import {
  helpDeskHours,
  officeTime,
  type Ticket,
  targetOf,
  timeInWords,
  timesOf,
} from './ticket.ts';
import { dayMinutes, minute, wallMinutes } from './wall-clock.ts';

/** How wide a gap is, next to a staffed day. */
const gapWidth = { night: 0.12, weekend: 0.24 };

/**
 * A diamond stands for so many hours; where more than three days are shown, for a working day, and
 * days have one letter, so that they fit a phone at twice the text.
 */
const diamondHours = 3;
const daysWithHours = 3;

/** A staffed day and its place on the axis. */
interface Placed extends Shift {
  from: number;
  to: number;
}

/** What the tool draws: the clock of one ticket, with closed hours dark. */
export function clockFigure(ticket: Ticket) {
  const times = timesOf(ticket);
  const { response, resolution } = targetOf(ticket.priority);
  const { days, closed } = axisOf(times.raised, times.resolution);
  const at = (instant: number) => placeOf(instant, days);
  const words = (instant: number) => timeInWords(instant, times.raised);
  const withHours = days.length <= daysWithHours;
  const runsTo = (end: number) =>
    days
      .filter(({ opens, closes }) => opens < end && closes > times.starts)
      .map(({ opens, closes }) => ({
        from: at(Math.max(opens, times.starts)),
        to: at(Math.min(closes, end)),
      }))
      .filter(({ from, to }) => to > from);
  return {
    axis: days.flatMap((day) => diamondsOf(day, withHours)),
    closed,
    limit: at(times.raised),
    lanes: [
      {
        title: 'Ticket raised',
        marks: [{ at: at(times.raised), sign: 'cue' }],
        values: [{ name: officeTime, value: words(times.raised) }],
      },
      {
        title: 'Work starts by',
        runs: runsTo(times.response),
        marks: [{ at: at(times.response), sign: 'ball', number: 1 }],
        values: [{ name: `Response, ${response.join(' ')}`, value: words(times.response) }],
      },
      {
        title: 'You can work again by',
        runs: runsTo(times.resolution),
        marks: [{ at: at(times.resolution), sign: 'ghost' }],
        values: [{ name: `Resolution, ${resolution.join(' ')}`, value: words(times.resolution) }],
      },
    ],
    unit: `One diamond is ${withHours ? `${diamondHours} hours` : 'a working day'}. Dark is closed.`,
  } satisfies Partial<Lanes>;
}

/** Staffed days from the ticket to its end, in per cent of the axis, and the dark between them. */
function axisOf(raised: number, end: number) {
  const shifts: Shift[] = [];
  for (const shift of shiftsFrom(raised, helpDeskHours)) {
    if (shift.opens >= end) break;
    shifts.push(shift);
  }
  const first = shifts[0];
  let place = first && raised < first.opens ? gapWidth.weekend : 0;
  const placed = shifts.map((shift, index) => {
    const before = shifts[index - 1];
    if (before) place += gapBetween(before, shift);
    const from = place;
    place += 1;
    return { ...shift, from, to: place };
  });
  const share = (value: number) => Math.round((value / place) * 1000) / 10;
  const days = placed.map((day): Placed => ({ ...day, from: share(day.from), to: share(day.to) }));
  const closed = days.flatMap(({ from }, index): [number, number][] => {
    const start = days[index - 1]?.to ?? 0;
    return start < from ? [[start, from]] : [];
  });
  return { days, closed };
}

function gapBetween(one: Shift, next: Shift): number {
  const hours = (next.opens - one.closes) / (60 * minute);
  return hours > 24 ? gapWidth.weekend : gapWidth.night;
}

/** Where an instant lies, from 0 to 100; one in closed hours, in the middle of the dark. */
function placeOf(instant: number, days: readonly Placed[]): number {
  const day = days.find(({ closes }) => instant <= closes) ?? days.at(-1);
  if (!day) return 0;
  if (instant < day.opens) return day.from / 2;
  const part = (instant - day.opens) / (day.closes - day.opens);
  return Math.round((day.from + part * (day.to - day.from)) * 10) / 10;
}

function diamondsOf({ opens, from, to, closes }: Placed, withHours: boolean): Lanes['axis'] {
  const day = Math.floor(wallMinutes(opens, helpDeskHours.timeZone) / dayMinutes);
  const first = { at: from, name: weekdayOf(day).slice(0, withHours ? 3 : 1) };
  const hours = (closes - opens) / (60 * minute);
  const rest = Math.ceil(hours / diamondHours) - 1;
  if (!withHours) return [first];
  return [
    first,
    ...Array.from({ length: rest }, (_, index) => ({
      at: from + ((to - from) * (index + 1) * diamondHours) / hours,
    })),
  ];
}
