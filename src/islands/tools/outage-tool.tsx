import { useState } from 'react';
import { staffedHours } from '../../../content/company.ts';
import { BarsDrawing } from '../../figures/bars/bars.tsx';
import { Felt } from '../../figures/table.tsx';
import {
  example,
  hintOf,
  numbers,
  readNumber,
  readTyped,
  resultOf,
  type TypedOutage,
  withTyped,
  writeTyped,
} from './outage.ts';
import { outageBars, unitOf } from './outage-figure.ts';
import { money, paidInWords, scaleInWords, sentenceOf } from './outage-words.ts';
import { ToolFrame, ToolIsland, useDebounced } from './tool-frame.tsx';

/** Computes what an outage costs in work, hours and money, and checks it against the visitor's limits. */
export const OutageTool = () => (
  <ToolIsland>
    <OutageCalculator />
  </ToolIsland>
);

function OutageCalculator() {
  const [{ typed, outage }, setValues] = useState<TypedOutage>({ typed: {}, outage: example });

  const fields = numbers.map((field) => {
    const value = typed[field.name] ?? String(outage[field.name]);
    const isWrong = readNumber(value, field) === undefined;
    return { field, id: `tool-${field.name}`, value, isWrong };
  });
  const inputs = fields.map(({ field, id, value, isWrong }) => (
    <ToolField
      key={id}
      id={id}
      field={field}
      value={value}
      error={isWrong ? hintOf(field) : ''}
      onChange={(text) => setValues((now) => withTyped(now, field.name, text))}
    />
  ));
  const { total, lost, down } = resultOf(outage);
  const scale = scaleInWords(unitOf(outage));
  const isExample = Object.keys(typed).length === 0;
  return (
    <ToolFrame
      memory={{ value: writeTyped(typed), onRestore: (text) => setValues(readTyped(text)) }}
      name="What an outage would cost you"
      figure={
        <Felt
          head={{
            kicker: 'This outage costs up to',
            answer: money(total),
            note: paidInWords(outage),
          }}
          axis="amounts"
          isExample={isExample}
          isMade={lost.isMet && down.isMet}
        >
          <BarsDrawing {...outageBars(outage)} />
        </Felt>
      }
      more={{ summary: 'Try your numbers', content: inputs }}
      answer={isExample ? '' : sentenceOf(outage)}
      wrongField={fields.find(({ isWrong }) => isWrong)?.id}
      caption={
        <span key={`${scale} ${isExample}`}>
          {isExample ? 'An example and an estimate' : 'An estimate'}: one diamond is {scale}.
        </span>
      }
      howToRead={
        <span key={scale}>
          The RPO is the limit for lost work, the RTO the one for downtime. Both count nights and
          weekends; the cost counts at most the working hours, {staffedHours}. It leaves out lost
          margin, recovery fees and finding a clean copy after ransomware.
        </span>
      }
    />
  );
}

interface ToolFieldProps {
  id: string;
  field: (typeof numbers)[number];
  /** As the visitor typed it, valid or not. */
  value: string;
  error: string;
  onChange: (typed: string) => void;
}

/**
 * A number in a text field: a number field has no value while its text is not a number, so no message could say what is
 * wrong.
 */
function ToolField({ id, field, value, error, onChange }: ToolFieldProps) {
  const debounced = useDebounced(error);
  const shown = error && debounced;
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
