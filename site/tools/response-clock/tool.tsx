import { staffedHours } from '../../../content/company.ts';
import { responseTargets } from '../../../content/response-targets.ts';
import { Drawing } from '../../figures/lanes/lanes.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { FieldErrors, Tool } from '../model.ts';
import { clockFigure } from './clock-figure.ts';
import { weekdays } from './response-clock.ts';
import { announcementOf, officeTime, readTicket, summaryOf, type Ticket } from './ticket.ts';

/** The ticket of the page's figure. A fixed one: with the time of the visit it would never be the same. */
const example: Ticket = { priority: 'P1', weekday: 'Friday', minutes: 16 * 60 + 45 };

/** When work on a ticket starts and when it should be solved, with the clock stopped out of hours. */
export const tool: Tool<Ticket> = {
  heading: 'Your ticket on the clock',
  intro: `The clock runs ${staffedHours}, ${officeTime}, and knows no public holidays; after-hours work is quoted first. Targets are typical; your written quote sets them.`,
  example,
  Fields,
  read: readTicket,
  Result,
  announce: announcementOf,
  summary: summaryOf,
};

const priorities = responseTargets.map(({ priority, affects }) => ({
  value: priority,
  label: `${priority}: ${affects}`,
}));

/** The week as people plan it: Sunday last. */
const days = [...weekdays.slice(1), weekdays[0]].map((day) => ({ value: day, label: day }));

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <SelectField name="priority" label="Priority" options={priorities} value={example.priority} />
      <SelectField name="weekday" label="Ticket raised on" options={days} value={example.weekday} />
      <Labelled id="tool-time" label="At" unit={officeTime} error={errors.time}>
        {(attributes) => <input type="time" name="time" defaultValue="16:45" {...attributes} />}
      </Labelled>
    </>
  );
}

function Result({ input }: { input: Ticket }) {
  const { unit, ...figure } = clockFigure(input);
  return (
    <>
      <Drawing figure={figure} />
      <p className="tool-note">{unit}</p>
    </>
  );
}
