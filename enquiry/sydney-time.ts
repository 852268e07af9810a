const timeZone = 'Australia/Sydney';

const inWords = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone,
});
const dayInWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone });
const hourOfDay = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** The hour at which staff begin to read. */
const morning = '08';
const hour = 3_600_000;

/** 'Sunday, 15 March 2026 at 2:09 am' */
export function sydneyTime(milliseconds: number): string {
  return inWords.format(milliseconds);
}

/** 'Sunday, 15 March 2026' */
export function sydneyDay(milliseconds: number): string {
  return dayInWords.format(milliseconds);
}

/** '2026-11-22 18:05', which sorts. */
const inDigits = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});
const zone = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short', timeZone });

/** '2026-11-22 18:05 AEDT' */
export function sydneyStamp(milliseconds: number): string {
  const name = zone.formatToParts(milliseconds).find(({ type }) => type === 'timeZoneName');
  return `${inDigits.format(milliseconds)} ${name?.value}`;
}

/** When a day, '2026-11-22', begins in Sydney, in milliseconds since 1970; `undefined` if it is none. */
export function sydneyMidnight(day: string): number | undefined {
  const summerAndWinter = ['+11:00', '+10:00'].map((offset) => Date.parse(`${day}T00:00${offset}`));
  return summerAndWinter.find((at) => !Number.isNaN(at) && inDigits.format(at) === `${day} 00:00`);
}

/** The last eight o'clock in Sydney that is not later than `now`, in milliseconds since 1970. */
export function lastMorning(now: number): number {
  // Sydney's clocks differ from UTC by whole hours, in summer too.
  let at = now - (now % hour);
  while (hourOfDay.format(at) !== morning) at -= hour;
  return at;
}
