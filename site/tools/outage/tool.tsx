import { Table } from '../../figures/table.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { Balls } from './balls.tsx';
import { type Outage, readOutage } from './outage.ts';
import { outageFigure } from './outage-figure.ts';
import { scaleOf } from './scale.ts';
import { announcementOf, summaryOf } from './words.ts';

/** A file server in a small office. */
const example: Outage = { copyAge: 2, restore: 3, people: 12, hourCost: 60, rpo: 4, rto: 5 };

/** What an outage would cost in work, hours and money, against the visitor's own targets. */
export const tool: Tool<Outage> = {
  heading: 'What an outage would cost you',
  caption:
    'An example: a file server. It counts wages for clock hours, and leaves out lost sales and the repair.',
  scale: (outage) => `One diamond is ${scaleOf(outage).words}.`,
  example,
  Cloth,
  Fields,
  read: readOutage,
  announce: announcementOf,
  summary: summaryOf,
};

const fields = [
  { name: 'copyAge', label: 'Last copy', unit: 'hours' },
  { name: 'rpo', label: 'RPO', unit: 'hours' },
  { name: 'restore', label: 'Downtime', unit: 'hours' },
  { name: 'rto', label: 'RTO', unit: 'hours' },
  { name: 'people', label: 'Waiting', unit: 'people' },
  { name: 'hourCost', label: 'Each costs', unit: '$/hour' },
] as const;

function Fields({ errors }: { errors: FieldErrors }) {
  return fields.map((field) => (
    <NumberField
      key={field.name}
      {...field}
      value={example[field.name]}
      error={errors[field.name]}
    />
  ));
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
