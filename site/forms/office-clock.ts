import { company } from '../../content/company.ts';

/** An instant on the office's clock, as the site writes times. */
export interface OfficeMoment {
  /** '20 November' */
  date: string;
  /** 'Friday 20 November' */
  day: string;
  /** '4:45PM' */
  time: string;
  /** 'AEDT' */
  zone: string;
}

/** @param instant Milliseconds since 1970 UTC. */
export function officeMoment(
  instant: number,
  timeZone: string = company.openingHours.timeZone,
): OfficeMoment {
  const clock = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZoneName: 'short',
    timeZone,
  });
  const parts: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = value;
  const { weekday, day, month, hour, minute, dayPeriod, timeZoneName = '' } = parts;
  const date = `${day} ${month}`;
  return {
    date,
    day: `${weekday} ${date}`,
    time: `${hour}:${minute}${dayPeriod?.toUpperCase()}`,
    zone: timeZoneName,
  };
}
