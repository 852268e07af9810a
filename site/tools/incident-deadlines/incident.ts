import { dayMinutes, minuteOfDay } from '../../../content/model/hours/wall-clock.ts';
import { readDay } from '../calendar.ts';
import { errorsIn, readNumber } from '../fields/read-number.ts';
import type { FieldErrors, Reading } from '../model.ts';

/** Whether information about people is involved. */
export const personal = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Don’t know' },
] as const;

/**
 * Turnover of the last financial year, and whether the Privacy Act applies whatever it is: to health services, to
 * businesses that trade in personal information, and to others in section 6D(4).
 */
export const turnover = [
  { value: 'over', label: 'Over $3 million' },
  { value: 'covered', label: 'Less, but covered' },
  { value: 'exempt', label: 'Less, not covered' },
  { value: 'unknown', label: 'Don’t know' },
] as const;

/**
 * Whether the incident hits critical infrastructure: critical if it materially disrupts essential goods or services
 * (Security of Critical Infrastructure Act 2018, section 30BC), or another with a relevant impact (30BD).
 */
export const infrastructure = [
  { value: 'no', label: 'No' },
  { value: 'critical', label: 'Yes, supply stops' },
  { value: 'other', label: 'Yes, other impact' },
  { value: 'unknown', label: 'Don’t know' },
] as const;

type ValueOf<Options extends readonly { value: string }[]> = Options[number]['value'];

/** An incident, as its owner sees it. Times are minutes since 1970 on the office's clock. */
export interface Incident {
  noticed: number;
  /** When somebody paid the ransom, if anybody did. */
  paid: number | undefined;
  personal: ValueOf<typeof personal>;
  turnover: ValueOf<typeof turnover>;
  infrastructure: ValueOf<typeof infrastructure>;
  /** Hours after noticing that a contract allows, if there is one. */
  contract: number | undefined;
  /** The same for the insurer; without them, as soon as possible. */
  insurer: number | undefined;
}

/** The most hours that a contract or an insurer gives: 30 days. */
const mostHours = 720;

/** Most days between noticing an incident and paying a ransom: with more, the year is a slip. */
const mostDays = 366;

/** What the second part of a field for date and time gives: '08:40', with seconds in some browsers. */
const clock = /^([01]\d|2[0-3]):[0-5]\d/;

/** A date with a time as its field gives it, '2027-03-01T08:40'; nothing if a part is missing. */
export function readMoment(text: string): number | undefined {
  const [date = '', time = ''] = text.split('T');
  const day = readDay(date);
  return day && clock.test(time) ? day * dayMinutes + minuteOfDay(time) : undefined;
}

/** The incident that the visitor describes, or what to type instead. */
export function readIncident(values: FormData): Reading<Incident> {
  const textOf = (name: string) => String(values.get(name) ?? '').trim();
  const noticed = readMoment(textOf('noticed'));
  const paid = readMoment(textOf('paid'));
  const read = { contract: readHours(values, 'contract'), insurer: readHours(values, 'insurer') };
  const isFar = Math.abs((paid ?? 0) - (noticed ?? 0)) > mostDays * dayMinutes;
  const isPaidWrong = textOf('paid') !== '' && (paid === undefined || isFar);
  const errors: FieldErrors = {
    ...(noticed === undefined && {
      noticed: 'Type a date and a time, such as 1 March 2027 8:40 AM.',
    }),
    ...(noticed !== undefined &&
      isPaidWrong && { paid: 'Type a date and a time within a year, or leave it empty.' }),
    ...errorsIn(read),
  };
  if (noticed === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    input: {
      noticed,
      paid,
      personal: choiceOf(personal, textOf('personal')),
      turnover: choiceOf(turnover, textOf('turnover')),
      infrastructure: choiceOf(infrastructure, textOf('infrastructure')),
      contract: read.contract.hours,
      insurer: read.insurer.hours,
    },
  };
}

/** Hours, or none where nothing is typed. */
function readHours(values: FormData, name: string) {
  if (String(values.get(name) ?? '').trim() === '') {
    return { value: 0, error: undefined, hours: undefined };
  }
  const read = readNumber(values, name, { least: 1, most: mostHours, unit: 'hours', whole: true });
  return { ...read, hours: read.value };
}

/** What was chosen; the list has nothing else. */
function choiceOf<Value extends string>(
  options: readonly [{ value: Value }, ...{ value: Value }[]],
  chosen: string,
): Value {
  return (options.find(({ value }) => value === chosen) ?? options[0]).value;
}
