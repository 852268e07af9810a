import { responseTargets, targetsCaption } from '../../../content/response-targets.ts';
import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { clockFigure } from './clock-figure.ts';
import { weekdays } from './response-clock.ts';
import {
  announcementOf,
  officeTime,
  readTicket,
  summaryOf,
  type Ticket,
  timesOf,
} from './ticket.ts';
import { timeAxisOf } from './time-axis.ts';

/** A fixed ticket: with the time of the visit it would never be the same. */
const example: Ticket = { priority: 'P1', weekday: 'Friday', minutes: 16 * 60 + 45 };

/** When work on a ticket starts and when it should be solved, with the clock stopped out of hours. */
export const tool: Tool<Ticket> = {
  heading: 'Your ticket on the clock',
  caption: targetsCaption,
  scale(ticket) {
    const { raised, resolution } = timesOf(ticket);
    return `One diamond is ${timeAxisOf(raised, resolution).unit}.`;
  },
  example,
  Cloth,
  Fields,
  read: readTicket,
  announce: announcementOf,
  summary: summaryOf,
};

/** The week as people plan it: Sunday last. */
const days = [...weekdays.slice(1), weekdays[0]].map((day) => ({ value: day, label: day }));

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <SelectField name="weekday" label="You call on" options={days} value={example.weekday} />
      <Labelled id="tool-time" label="At" unit={officeTime} error={errors.time}>
        {(attributes) => <input type="time" name="time" defaultValue="16:45" {...attributes} />}
      </Labelled>
    </>
  );
}

function Cloth({ input, own }: ClothProps<Ticket>) {
  return (
    <>
      <fieldset className="priorities">
        <legend className="offscreen">Priority</legend>
        {responseTargets.map(({ priority, affects }) => (
          <label key={priority}>
            <input
              type="radio"
              name="priority"
              value={priority}
              defaultChecked={priority === example.priority}
            />
            <b>{priority}</b> {affects}
          </label>
        ))}
      </fieldset>
      <Table figure={clockFigure(input)} own={own} />
    </>
  );
}
