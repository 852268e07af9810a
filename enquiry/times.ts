// Times in words, for staff, who are in Sydney. Everywhere else a time is milliseconds since 1970.

const zone = 'Australia/Sydney';

const full = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: zone,
});

/** 'Sunday 29 November 2026 at 8:41 am'. */
export const inWords = (time: number) => full.format(time);

const clock = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
});

/** '08:41', for a time within the next hour. */
export const timeOfDay = (time: number) => clock.format(time);

/** When a day that is written as '2026-12-31' begins. Throws an error on any other text. */
export const midnightOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

const units = { largestUnit: 'day', smallestUnit: 'minute' } as const;

/** '2 days, 3 hrs'. */
export const durationInWords = (milliseconds: number): string =>
  Temporal.Duration.from({ milliseconds }).round(units).toLocaleString('en-AU') || '0 mins';
