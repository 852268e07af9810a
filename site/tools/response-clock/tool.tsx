import { staffedHours } from '../../../content/company.ts';
import type { TableFigure } from '../../../content/model/figures/table.ts';
import { responseTargets } from '../../../content/response-targets.ts';
import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { weekdays } from './response-clock.ts';
import { announcementOf, officeTime, readTicket, summaryOf, type Ticket } from './ticket.ts';

/** The ticket of the page's figure. A fixed one: with the time of the visit it would never be the same. */
const example: Ticket = { priority: 'P1', weekday: 'Friday', minutes: 16 * 60 + 45 };

/** When work on a ticket starts and when it should be solved, with the clock stopped out of hours. */
export const tool: Tool<Ticket> = {
  heading: 'Your ticket on the clock',
  caption: '',
  Cloth,
  example,
  Fields,
  read: readTicket,
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

function Cloth({ own }: ClothProps<Ticket>) {
  return <Table figure={empty} own={own} />;
}

const empty: TableFigure = {
  kind: 'table',
  caption: '',
  height: { wide: 520, narrow: 560 },
  parts: [],
};
