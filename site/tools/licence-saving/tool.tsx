import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { readDay } from '../calendar.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { billFigure } from './bill-figure.ts';
import { type Licences, readLicences, savingOf } from './licences.ts';
import { scaleOf } from './month-scale.ts';
import { announcementOf, summaryOf } from './words.ts';

const renewal = '2027-07-01';

/** An office of 38 people whose leavers still have seats. */
const example: Licences = {
  paid: 44,
  used: 38,
  price: 33,
  term: 'year',
  renewal: readDay(renewal) ?? 0,
  change: 300,
};

/** What fewer seats save, after the cost of the change, and from which day. */
export const tool: Tool<Licences> = {
  heading: 'What unused licences cost you',
  caption:
    'An example, without GST. Count a seat as used if its person signed in during the last 30 days. Microsoft lets you cut seats only in the first 7 days of a term, a year or a month, or set a lower number before it begins.',
  scale: (licences) => `One diamond is ${scaleOf(savingOf(licences).paidBack).words}.`,
  example,
  Cloth,
  Fields,
  read: readLicences,
  announce: announcementOf,
  summary: summaryOf,
};

const bought = [
  { value: 'year', label: 'The year' },
  { value: 'month', label: 'The month' },
] as const;

function Fields({ errors }: { errors: FieldErrors }) {
  const number = (name: 'paid' | 'used' | 'price' | 'change', label: string, unit: string) => (
    <NumberField name={name} label={label} unit={unit} value={example[name]} error={errors[name]} />
  );
  return (
    <>
      {number('paid', 'Paid', 'seats')}
      {number('used', 'Used', 'seats')}
      {number('price', 'Each costs', '$/month')}
      <SelectField name="term" label="Bought by" options={bought} value={example.term} />
      <Labelled id="tool-renewal" label="Next renewal" error={errors.renewal}>
        {(attributes) => (
          <input type="date" name="renewal" defaultValue={renewal} {...attributes} />
        )}
      </Labelled>
      {number('change', 'The change', '$ once')}
    </>
  );
}

function Cloth({ input, own }: ClothProps<Licences>) {
  return <Table figure={billFigure(input)} own={own} />;
}
