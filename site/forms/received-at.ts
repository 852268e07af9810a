import { company } from '../../content/company.ts';

const office = { city: company.city, timeZone: company.openingHours.timeZone };

/**
 * An instant on the office's clock, as the site writes times: 'Monday 23 November, 3:57PM Sydney time'.
 * @param instant Milliseconds since 1970 UTC.
 */
export function receivedAt(
  instant: number,
  { city, timeZone }: { city: string; timeZone: string } = office,
): string {
  const clock = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone,
  });
  const parts: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = value;
  const { weekday, day, month, hour, minute, dayPeriod } = parts;
  return `${weekday} ${day} ${month}, ${hour}:${minute}${dayPeriod?.toUpperCase()} ${city} time`;
}
