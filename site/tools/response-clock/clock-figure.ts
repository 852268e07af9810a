import type { Lanes } from '../../../content/model/figures/lanes.ts';
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
 * A diamond represents some hours; where more than three days are shown, for a working day, and
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
      }));
  return {
    axis: days.flatMap((day) => diamondsOf(day, withHours)),
    closed,
    limit: at(times.raised),
    lanes: [
      {
        title: 'Ticket raised',
        marks: [{ at: at(times.raised), sign: 'cue' }],
        values: [
          { name: 'Priority', value: ticket.priority },
          { name: officeTime, value: words(times.raised) },
        ],
      },
      {
        title: 'Work starts by',
        runs: runsTo(times.response),
        marks: [{ at: at(times.response), sign: 'ball', number: 1 }],
        values: [
          { name: 'Response', value: response.join(' ') },
          { name: 'At the latest', value: words(times.response) },
        ],
      },
      {
        title: 'You can work again by',
        runs: runsTo(times.resolution),
        marks: [{ at: at(times.resolution), sign: 'ghost' }],
        values: [
          { name: 'Resolution', value: resolution.join(' ') },
          { name: 'At the latest', value: words(times.resolution) },
        ],
      },
    ],
    unit: `One diamond is ${withHours ? `${diamondHours} hours` : 'a working day'}. Dark is closed.`,
  } satisfies Partial<Lanes>;
}

/** Staffed days from the ticket to its end, in per cent of the axis, and the dark before them. */
function axisOf(raised: number, end: number) {
  const shifts: Placed[] = [];
  const gaps: [from: number, to: number][] = [];
  let [place, closed] = [0, raised];
  for (const { opens, closes } of shiftsFrom(raised, helpDeskHours)) {
    if (opens >= end) break;
    if (opens > closed) {
      const gap = opens - closed > dayMinutes * minute ? gapWidth.weekend : gapWidth.night;
      gaps.push([place, place + gap]);
      place += gap;
    }
    shifts.push({ opens, closes, from: place, to: place + 1 });
    [place, closed] = [place + 1, closes];
  }
  const share = (value: number) => round((value / place) * 100);
  return {
    days: shifts.map((day) => ({ ...day, from: share(day.from), to: share(day.to) })),
    closed: gaps.map(([from, to]) => [share(from), share(to)] as const),
  };
}

const round = (place: number) => Math.round(place * 10) / 10;

/** Where an instant lies, from 0 to 100; one in closed hours, in the middle of the dark. */
function placeOf(instant: number, days: readonly Placed[]): number {
  const day = days.find(({ closes }) => instant <= closes) ?? days.at(-1);
  if (!day) return 0;
  if (instant < day.opens) return day.from / 2;
  const part = (instant - day.opens) / (day.closes - day.opens);
  return round(day.from + part * (day.to - day.from));
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
