import { figure } from '../../../content/figures/it/disaster-recovery-backups.ts';
import { Table } from '../../figures/table.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { type Outage, readOutage, resultOf } from './outage.ts';
import {
  againstInWords,
  announcementOf,
  hoursInWords,
  money,
  peopleInWords,
  summaryOf,
} from './words.ts';

/** An outage as on the page's figure, in a small office. */
const example: Outage = { copyAge: 2, restore: 3, people: 12, hourCost: 60, rpo: 4, rto: 5 };

/** What an outage would cost in work, hours and money, against the visitor's own targets. */
export const tool: Tool<Outage> = {
  heading: 'What an outage would cost you',
  caption: '',
  Cloth,
  example,
  Fields,
  read: readOutage,
  announce: announcementOf,
  summary: summaryOf,
};

const fields = [
  { name: 'copyAge', label: 'Age of the last copy at the failure', unit: 'hours' },
  { name: 'rpo', label: 'RPO: work you accept to lose', unit: 'hours' },
  { name: 'restore', label: 'Time until people can work again', unit: 'hours' },
  { name: 'rto', label: 'RTO: downtime you accept', unit: 'hours' },
  { name: 'people', label: 'Who cannot work until then', unit: 'people' },
  { name: 'hourCost', label: 'Wages and on-costs of one person for an hour', unit: 'AUD' },
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

function Cloth({ own }: ClothProps<Outage>) {
  return <Table figure={figure} own={own} />;
}
