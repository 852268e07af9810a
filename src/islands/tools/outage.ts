import { company } from '../../../content/company.ts';

/** Numbers that a visitor types. Hours are limited to a year. */
export const numbers = [
  { name: 'copyAge', label: 'Last copy', unit: 'hours', least: 0, most: 8760 },
  { name: 'rpo', label: 'RPO', unit: 'hours', least: 0, most: 8760 },
  { name: 'restore', label: 'Downtime', unit: 'hours', least: 0, most: 8760 },
  { name: 'rto', label: 'RTO', unit: 'hours', least: 0, most: 8760 },
  { name: 'people', label: 'Staff', unit: 'people', least: 1, most: 100_000, whole: true },
  { name: 'hourCost', label: 'Each costs', unit: '$/hour', least: 1, most: 1000 },
] as const satisfies readonly NumberField[];

interface NumberField {
  name: string;
  label: string;
  unit: string;
  least: number;
  most: number;
  /** Without fractions. */
  whole?: true;
}

type NumberName = (typeof numbers)[number]['name'];

/** A system's outage, and its limits RPO and RTO, in hours by the clock. */
export type Outage = Readonly<Record<NumberName, number>>;

/** The fields as typed, valid or not, and the last valid number of each. */
export interface TypedOutage {
  typed: Readonly<Partial<Record<NumberName, string>>>;
  outage: Outage;
}

/** A file server in a small office. */
export const example: Outage = {
  copyAge: 2,
  rpo: 4,
  restore: 3,
  rto: 5,
  people: 12,
  hourCost: 60,
};

/** The values after a visitor typed into a field. */
export function withTyped(
  { typed, outage }: TypedOutage,
  name: NumberName,
  text: string,
): TypedOutage {
  const field = numbers.find((one) => one.name === name);
  const number = (field && readNumber(text, field)) ?? outage[name];
  return { typed: { ...typed, [name]: text }, outage: { ...outage, [name]: number } };
}

/** What was typed, as text. */
export const writeTyped = (typed: TypedOutage['typed']): string =>
  new URLSearchParams(typed).toString();

/** The values of such a text. */
export function readTyped(text: string): TypedOutage {
  const typed = new URLSearchParams(text);
  return numbers.reduce<TypedOutage>(
    (values, { name }) => withTyped(values, name, typed.get(name) ?? String(example[name])),
    { typed: {}, outage: example },
  );
}

/** Digits, with optional thousands separators and an optional fraction. */
const decimalNumber = /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/;

/** Parses '1,200', '$ 90' or '0.5' to the hundredth; undefined if it is not a number, or out of bounds. */
export function readNumber(typed: string, field: NumberField): number | undefined {
  const text = typed.replace(/[\s$]/g, '');
  if (!/\d/.test(text) || !decimalNumber.test(text)) return undefined;
  const value = Number(text.replaceAll(',', ''));
  const isWithin = value >= field.least && value <= field.most;
  return isWithin && (!field.whole || Number.isInteger(value)) ? hundredths(value) : undefined;
}

export function hintOf({ least, most, unit, whole }: NumberField): string {
  const [from, to] = [least, most].map((bound) => bound.toLocaleString('en-AU'));
  return `Type a ${whole ? 'whole ' : ''}number from ${from} to ${to} (${unit}).`;
}

export interface LimitCheck {
  hours: number;
  limit: number;
  isMet: boolean;
  /** Hours below the limit, or above it. */
  margin: number;
}

/**
 * The most that an outage costs in work and AUD, and whether it meets its limits. Limits count hours by the clock, as
 * recovery plans do; wages are lost in working hours only.
 */
export function resultOf({ copyAge, rpo, restore, rto, people, hourCost }: Outage) {
  const waitHours = workingHours(restore);
  const redoHours = workingHours(copyAge);
  return {
    lost: checkLimit(copyAge, rpo),
    down: checkLimit(restore, rto),
    waitHours,
    redoHours,
    total: hundredths((waitHours + redoHours) * people * hourCost),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function checkLimit(hours: number, limit: number): LimitCheck {
  return { hours, limit, isMet: hours <= limit, margin: hundredths(Math.abs(limit - hours)) };
}

/** The most working hours in a number of hours: from a Monday morning, without public holidays. */
function workingHours(hours: number): number {
  const { days: workdays, opens, closes } = company.openingHours;
  const workday = hoursIn(closes) - hoursIn(opens);
  const days = Math.floor(hours / 24);
  const whole = Math.floor(days / 7) * workdays.length + Math.min(days % 7, workdays.length);
  const last = days % 7 < workdays.length ? Math.min(hours % 24, workday) : 0;
  return hundredths(whole * workday + last);
}

/** '8:30' as 8.5 hours. */
function hoursIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
