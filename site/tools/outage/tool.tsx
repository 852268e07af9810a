import { staffedHours } from '../../../content/company.ts';
import { weekdays } from '../../../content/model/hours/wall-clock.ts';
import { Table } from '../../figures/table.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { money } from '../money.ts';
import { Balls } from './balls.tsx';
import { type Outage, readOutage } from './outage.ts';
import { outageFigure } from './outage-figure.ts';
import { scaleOf } from './scale.ts';
import { announcementOf, summaryOf } from './words.ts';

/** A file server in a small office. */
const example: Outage = {
  weekday: 'Tuesday',
  minutes: 14 * 60,
  copyAge: 2,
  restore: 3,
  people: 12,
  hourCost: 60,
  possible: 25,
  rpo: 4,
  rto: 5,
};

/** What an outage would cost in work, hours and money, against the visitor's own targets. */
export const tool: Tool<Outage> = {
  heading: 'What an outage would cost you',
  caption: `An example. RPO and RTO count hours by the clock, nights and weekends too; the cost counts working hours: ${staffedHours}. It is only an estimate: it leaves out margin, recovery fees and a clean copy after ransomware.`,
  scale: (outage) =>
    `One diamond is ${scaleOf(outage).words}. An hour of one person costs ${money(outage.hourCost)}.`,
  example,
  Cloth,
  Fields,
  read: readOutage,
  announce: announcementOf,
  summary: summaryOf,
};

/** The week as people plan it: Sunday last. */
const days = [...weekdays.slice(1), weekdays[0]].map((day) => ({ value: day, label: day }));

const fields = [
  { name: 'copyAge', label: 'Last copy', unit: 'hours' },
  { name: 'rpo', label: 'RPO', unit: 'hours' },
  { name: 'restore', label: 'Downtime', unit: 'hours' },
  { name: 'rto', label: 'RTO', unit: 'hours' },
  { name: 'people', label: 'Staff', unit: 'people' },
  { name: 'hourCost', label: 'Each costs', unit: '$/hour' },
  { name: 'possible', label: 'Work still possible', unit: '%' },
] as const;

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <SelectField name="weekday" label="Fails on" options={days} value={example.weekday} />
      <TimeField name="time" label="At" value={example.minutes} error={errors.time} />
      {fields.map((field) => (
        <NumberField
          key={field.name}
          {...field}
          value={example[field.name]}
          error={errors[field.name]}
        />
      ))}
    </>
  );
}

function Cloth({ input, scaledBy, own }: ClothProps<Outage>) {
  const scale = scaleOf(scaledBy);
  return (
    <>
      <Table figure={outageFigure(input, scale)} own={own} />
      <Balls outage={input} scale={scale} />
    </>
  );
}
