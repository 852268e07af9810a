import { useState } from 'react';
import { staffedHours } from '../../content/company.ts';
import { Table } from '../figures/table.tsx';
import { example, hintOf, type NumberName, numbers, readNumber } from './outage.ts';
import { outageFigure, scaleOf } from './outage-figure.ts';
import { scaleInWords, sentenceOf } from './outage-words.ts';
import { ToolFrame, type ToolProps, useSettled } from './tool-frame.tsx';

/** The numbers that set the cost; the other ones say whether the limits are met. */
const ofTheCost: readonly NumberName[] = ['restore', 'people', 'hourCost'];

/** What an outage costs in work, hours and money, against the visitor's own limits. */
export function OutageTool({ ball, form }: ToolProps) {
  /** What the visitor typed, whether or not it can be read. */
  const [typed, setTyped] = useState<Partial<Record<NumberName, string>>>({});
  /** The last number of each field that could be read. */
  const [outage, setOutage] = useState(example);
  const fields = numbers.map((field) => {
    const value = typed[field.name] ?? String(outage[field.name]);
    const isWrong = readNumber(value, field) === undefined;
    return { field, id: `tool-${field.name}`, value, isWrong };
  });
  const show = (isOfTheCost: boolean) =>
    fields
      .filter(({ field }) => ofTheCost.includes(field.name) === isOfTheCost)
      .map(({ field, id, value, isWrong }) => (
        <ToolField
          key={id}
          id={id}
          field={field}
          value={value}
          error={isWrong ? hintOf(field) : ''}
          onChange={(text) => {
            setTyped({ ...typed, [field.name]: text });
            const number = readNumber(text, field);
            if (number !== undefined) setOutage({ ...outage, [field.name]: number });
          }}
        />
      ));
  const isExample = Object.keys(typed).length === 0;
  const scale = `One diamond is ${scaleInWords(scaleOf(outage))}.`;
  return (
    <ToolFrame
      form={form}
      name="What an outage would cost you"
      cloth={<Table figure={outageFigure(outage)} own={ball} />}
      fields={show(true)}
      more={show(false)}
      answer={isExample ? '' : sentenceOf(outage)}
      wrongField={fields.find(({ isWrong }) => isWrong)?.id}
      caption={
        <>
          <span key={scale}>{scale}</span> An example, and only an estimate. RPO and RTO count
          nights and weekends; the cost counts at most the working hours, {staffedHours}, without
          margin, recovery fees or a clean copy after ransomware.
        </>
      }
    />
  );
}

interface ToolFieldProps {
  id: string;
  field: (typeof numbers)[number];
  /** What the visitor typed, whether or not it can be read. */
  value: string;
  /** What to type instead, shown after a pause. */
  error: string;
  onChange: (typed: string) => void;
}

/**
 * A number that a visitor types, in a text field: a number field has no value while its text is no number, so no
 * message could say what is wrong.
 */
function ToolField({ id, field, value, error, onChange }: ToolFieldProps) {
  const settled = useSettled(error);
  const shown = error && settled;
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        <span className="soft"> ({field.unit})</span>
      </label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {shown && (
        <p key={shown} className="error" id={`${id}-error`}>
          {shown}
        </p>
      )}
    </div>
  );
}
