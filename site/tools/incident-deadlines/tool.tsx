import { officeTime } from '../../../content/company.ts';
import { Table } from '../../figures/table.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { ClothProps, FieldErrors, Tool } from '../model.ts';
import { deadlineFigure } from './deadline-figure.ts';
import { deadlinesOf } from './deadlines.ts';
import {
  type Incident,
  infrastructure,
  personal,
  readIncident,
  readMoment,
  turnover,
} from './incident.ts';
import { scaleOf } from './time-scale.ts';
import { announcementOf, summaryOf } from './words.ts';

const noticed = '2027-03-01T08:40';

/** Ransomware on a Monday morning, and a contract that allows 24 hours. Nobody has paid. */
const example: Incident = {
  noticed: readMoment(noticed) ?? 0,
  paid: undefined,
  personal: 'yes',
  turnover: 'over',
  infrastructure: 'no',
  contract: 24,
  insurer: undefined,
};

/** Who has to be told of an incident, and by when. */
export const tool: Tool<Incident> = {
  heading: 'Who you must tell, and by when',
  caption:
    'An example, not legal advice: ask your lawyer. Contract and insurer: the hours that they give you, if any. If serious harm is likely, tell the OAIC and the people at risk as soon as practicable; you have at most 30 days to find out. ASD: Australian Signals Directorate. Industry rules are left out.',
  scale: (incident) => `One diamond is ${scaleOf(deadlinesOf(incident)).words}.`,
  example,
  Cloth,
  Fields,
  read: readIncident,
  announce: announcementOf,
  summary: summaryOf,
};

function Fields({ errors }: { errors: FieldErrors }) {
  const time = (name: 'noticed' | 'paid', label: string, unit: string, value?: string) => (
    <Labelled
      id={`tool-${name}`}
      label={label}
      unit={unit}
      className="field moment"
      error={errors[name]}
    >
      {(attributes) => (
        <input type="datetime-local" name={name} defaultValue={value} {...attributes} />
      )}
    </Labelled>
  );
  const hours = (name: 'contract' | 'insurer', label: string) => (
    <NumberField
      name={name}
      label={label}
      unit="hours"
      value={example[name]}
      error={errors[name]}
    />
  );
  return (
    <>
      {time('noticed', 'You noticed', officeTime, noticed)}
      {time('paid', 'Ransom paid', 'if any')}
      <SelectField name="personal" label="Personal information" options={personal} value="yes" />
      <SelectField name="turnover" label="Turnover, Privacy Act" options={turnover} value="over" />
      <SelectField
        name="infrastructure"
        label="Critical infrastructure"
        options={infrastructure}
        value="no"
      />
      {hours('contract', 'Contract')}
      {hours('insurer', 'Insurer')}
    </>
  );
}

function Cloth({ input, own }: ClothProps<Incident>) {
  return <Table figure={deadlineFigure(input)} own={own} />;
}
