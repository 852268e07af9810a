import { officeTime } from '../../../content/company.ts';
import {
  responseTargets,
  targetsCaption,
  targetTerms,
} from '../../../content/tools/response-targets.ts';
import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { TimeField } from '../fields/time-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { clockFigure } from './clock-figure.ts';
import { readTicket, type Ticket, ticketDates, timesOf } from './ticket.ts';
import { timeAxisOf } from './time-axis.ts';
import { announcementOf, summaryOf } from './words.ts';

/** A fixed ticket, on a Friday: with the time of the visit it would never be the same. */
const example: Ticket = { priority: 'P1', date: '2027-03-05', minutes: 16 * 60 + 45 };

/** When work on a ticket starts and when it should be solved, with the clock stopped out of hours. */
export const tool: Tool<Ticket> = {
  heading: 'Your ticket on the clock',
  caption: targetsCaption,
  terms: targetTerms,
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

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <Labelled id="tool-date" label="You call on" error={errors.date}>
        {(attributes) => (
          <input
            type="date"
            name="date"
            min={ticketDates.first}
            max={ticketDates.last}
            defaultValue={example.date}
            {...attributes}
          />
        )}
      </Labelled>
      <TimeField
        name="time"
        label="At"
        unit={officeTime}
        value={example.minutes}
        error={errors.time}
      />
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
