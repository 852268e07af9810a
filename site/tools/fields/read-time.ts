import { minuteOfDay } from '../../../content/model/hours/wall-clock.ts';

/** What a field for a time gives: 24 hours, '16:45'. */
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The minutes since midnight of a field; not a number if there is an error, which says what to type. */
export function readTime(values: FormData, name: string) {
  const time = String(values.get(name) ?? '').slice(0, 'hh:mm'.length);
  if (clock.test(time)) return { value: minuteOfDay(time), error: undefined };
  return { value: Number.NaN, error: 'Type a time, such as 4:45 PM.' };
}
