import { type Shift, shiftsFrom } from '../../../content/model/hours/staffed-time.ts';
import {
  dayMinutes,
  minute,
  wallMinutes,
  weekdayOf,
} from '../../../content/model/hours/wall-clock.ts';
import { helpDeskHours } from '../../../content/public-holidays.ts';

/** A diamond on the rail. */
interface Tick {
  at: number;
  /** What it is called where there is room: 'Mon 9AM', later on the same day '10AM'; nothing between whole hours. */
  name: string;
  /** Its name begins a day, and goes before others. */
  isDay: boolean;
}

/** The staffed hours from a ticket to its end, which are drawn to scale, and the closed ones between them. */
export interface TimeAxis {
  shifts: readonly Shift[];
  /** The closed hours before a shift, if the clock waits in them; one for each shift. */
  gaps: readonly (Shift['opens'] | undefined)[];
  ticks: readonly Tick[];
  /** What a diamond is: 'half an hour'. */
  unit: string;
}

/** Staffed minutes of a diamond, for tickets of so many staffed hours. */
const units = [
  { minutes: 30, hours: 5, words: 'half an hour' },
  { minutes: 60, hours: 10, words: 'one hour' },
  { minutes: 180, hours: 24, words: '3 hours' },
  { minutes: dayMinutes, hours: Number.POSITIVE_INFINITY, words: 'one working day' },
] as const;

/** The axis of a ticket, from the hour in which it is raised to the instant when people can work again. */
export function timeAxisOf(raised: number, end: number): TimeAxis {
  const whole: Shift[] = [];
  for (const shift of shiftsFrom(raised, helpDeskHours)) {
    if (shift.opens >= end) break;
    whole.push({ opens: shift.opens, closes: Math.min(shift.closes, end) });
  }
  const staffed = whole.reduce(
    (sum, { opens, closes }) => sum + closes - Math.max(opens, raised),
    0,
  );
  const unit = units.find(({ hours }) => staffed <= hours * 60 * minute) ?? units[3];
  // The axis begins with a whole hour; if a diamond is a day, with the day.
  const begins = unit.minutes === dayMinutes ? 0 : raised - (wallOf(raised) % 60) * minute;
  const shifts = whole.map(({ opens, closes }) => ({ opens: Math.max(opens, begins), closes }));
  return {
    shifts,
    gaps: shifts.map(
      ({ opens }, index) => shifts[index - 1]?.closes ?? (raised < opens ? raised : undefined),
    ),
    ticks: shifts.flatMap((shift) => ticksIn(shift, unit.minutes)),
    unit: unit.words,
  };
}

const wallOf = (instant: number) => wallMinutes(instant, helpDeskHours.timeZone);

function ticksIn({ opens, closes }: Shift, step: number): Tick[] {
  const from = wallOf(opens);
  const day = weekdayOf(Math.floor(from / dayMinutes)).slice(0, 3);
  if (step === dayMinutes) return [{ at: opens, name: day, isDay: true }];
  const ticks: Tick[] = [];
  for (let wall = Math.ceil(from / step) * step; wall <= wallOf(closes); wall += step) {
    const isHour = wall % 60 === 0;
    const isDay = isHour && !ticks.some((tick) => tick.isDay);
    const name = isHour ? hourInWords((wall % dayMinutes) / 60) : '';
    ticks.push({
      at: opens + (wall - from) * minute,
      name: isDay ? `${day} ${name}` : name,
      isDay,
    });
  }
  return ticks;
}

/** '9AM' */
const hourInWords = (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
