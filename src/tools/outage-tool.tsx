import { useState } from 'react';
import { staffedHours } from '../../content/company.ts';
import { Table } from '../figures/table.tsx';
import { type NumberName, numbers, readOutage, type Typed, weekdays } from './outage.ts';
import { outageFigure, scaleOf } from './outage-figure.ts';
import { money, scaleInWords, sentenceOf } from './outage-words.ts';
import { Labelled, ToolField } from './tool-field.tsx';
import { ToolFrame } from './tool-frame.tsx';

/** A file server in a small office. */
const example: Typed = {
  weekday: 'Tuesday',
  time: '14:00',
  copyAge: '2',
  rpo: '4',
  restore: '3',
  rto: '5',
  people: '12',
  hourCost: '60',
  possible: '25',
};

/** What an outage costs in work, hours and money, against the visitor's own limits. */
export function OutageTool() {
  const [typed, setTyped] = useState(example);
  const { outage, errors } = readOutage(typed);
  const [valid, setValid] = useState(outage);
  const shown = outage ?? valid;
  if (!shown) throw new Error('The example of the outage tool cannot be read');
  const isExample = Object.values(typed).join() === Object.values(example).join();

  const change = (name: keyof Typed) => (value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    setValid(readOutage(next).outage ?? shown);
  };

  const scale = `One diamond is ${scaleInWords(scaleOf(shown))}. An hour of one person costs ${money(shown.hourCost)}.`;
  return (
    <ToolFrame
      name="What an outage would cost you"
      className="outage"
      cloth={<Table figure={outageFigure(shown)} own={1} />}
      fields={
        <>
          <Labelled name="weekday" label="Fails on">
            <select
              id="tool-weekday"
              value={typed.weekday}
              onChange={({ target }) => change('weekday')(target.value)}
            >
              {weekdays.map((weekday) => (
                <option key={weekday}>{weekday}</option>
              ))}
            </select>
          </Labelled>
          <ToolField
            name="time"
            label="At"
            type="time"
            value={typed.time}
            error={errors.time}
            onChange={change('time')}
          />
          {numberNames.map((name) => (
            <ToolField
              key={name}
              name={name}
              label={numbers[name].label}
              unit={numbers[name].shortUnit}
              inputMode="decimal"
              value={typed[name]}
              error={errors[name]}
              onChange={change(name)}
            />
          ))}
        </>
      }
      answer={isExample ? undefined : sentenceOf(shown)}
      isWrong={!outage}
      caption={
        <>
          <p key={scale}>{scale}</p>
          <p>
            An example. RPO and RTO count hours by the clock, nights and weekends too; the cost
            counts working hours: {staffedHours}. It is only an estimate: it leaves out margin,
            recovery fees and a clean copy after ransomware.
          </p>
        </>
      }
    />
  );
}

const numberNames = [
  'copyAge',
  'rpo',
  'restore',
  'rto',
  'people',
  'hourCost',
  'possible',
] as const satisfies NumberName[];
