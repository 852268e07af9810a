import { company } from '../../content/company.ts';
import { officeMoment } from './office-clock.ts';

const office = { city: company.city, timeZone: company.openingHours.timeZone };

/**
 * An instant on the office's clock, as the site writes times: 'Monday 23 November, 3:57PM Sydney time'.
 * @param instant Milliseconds since 1970 UTC.
 */
export function receivedAt(
  instant: number,
  { city, timeZone }: { city: string; timeZone: string } = office,
): string {
  const { day, time } = officeMoment(instant, timeZone);
  return `${day}, ${time} ${city} time`;
}
