import type { FieldErrors } from '../model.ts';

export interface NumberBounds {
  least: number;
  most: number;
  /** What the number counts: 'hours'. */
  unit: string;
  /** Whether fractions make no sense. */
  whole?: true;
}

/** The number of a field; not a number if there is an error. */
export interface NumberRead {
  value: number;
  /** What the visitor should type instead. */
  error: string | undefined;
}

/** Digits, with commas between thousands or none, and a fraction or none. */
const written = /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/;

/** Reads a number as people write it: '1,200', '$ 90', '0.5'; of per cent also '25%'. */
export function readNumber(values: FormData, name: string, bounds: NumberBounds): NumberRead {
  const { least, most, unit, whole } = bounds;
  const typed = String(values.get(name) ?? '').replace(/[\s$]/g, '');
  const text = unit === 'per cent' ? typed.replace(/%$/, '') : typed;
  const value =
    /\d/.test(text) && written.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  const fits = value >= least && value <= most && (!whole || Number.isInteger(value));
  if (fits) return { value, error: undefined };
  const range = [least, most].map((bound) => bound.toLocaleString('en-AU')).join(' to ');
  return {
    value: Number.NaN,
    error: `Type a ${whole ? 'whole ' : ''}number from ${range} (${unit}).`,
  };
}

/** The errors of several fields, by name; nothing if all can be used. */
export function errorsIn(
  read: Readonly<Record<string, Pick<NumberRead, 'error'>>>,
): FieldErrors | undefined {
  const errors = Object.entries(read).flatMap(([name, { error }]) =>
    error === undefined ? [] : [[name, error] as const],
  );
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
