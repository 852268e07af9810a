import { responseTargets } from '../../../content/response-targets.ts';
import type { Reading } from '../model.ts';
import { minuteOfDay, weekdays } from './response-clock.ts';
import type { Ticket } from './ticket.ts';

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
