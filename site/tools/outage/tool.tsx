import { Sum } from '../../figures/sum.tsx';
import { Drawing } from '../../figures/timeline/timeline.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { FieldErrors, Tool } from '../model.ts';
import styles from './outage.css?inline';
import { type Outage, readOutage, resultOf } from './outage.ts';
import { outageFigure } from './outage-figure.ts';
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
  intro: 'It adds up your own figures. It promises nothing, and nobody sees it unless you send it.',
  styles,
  example,
  Fields,
  read: readOutage,
  Result,
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

function Result({ input }: { input: Outage }) {
  const { lost, down, waiting, redoing, total } = resultOf(input);
  const { scale, ...figure } = outageFigure(input);
  const people = peopleInWords(input.people);
  return (
    <>
      <Drawing figure={figure} />
      <Sum
        rows={[
          { name: `RPO, ${hoursInWords(lost.target)}`, value: againstInWords(lost) },
          { name: `RTO, ${hoursInWords(down.target)}`, value: againstInWords(down) },
          { name: `${people} waiting for ${hoursInWords(down.hours)}`, value: money(waiting) },
          { name: `${people} redoing ${hoursInWords(lost.hours)} of work`, value: money(redoing) },
          { name: 'Together', value: money(total) },
        ]}
      >
        Redoing counts all work since the last copy, hour for hour.{' '}
        {scale ? `One diamond is ${hoursInWords(scale)}.` : 'Marks are in order, not to scale.'}
      </Sum>
    </>
  );
}
