export interface Bounds {
  least: number;
  most: number;
  /** What the number counts: 'hours'. */
  unit: string;
  /** Whether fractions make no sense. */
  whole?: true;
}

/** Digits, with commas between thousands or none, and a fraction or none. */
const written = /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/;

/** A number as people write it, '1,200', '$ 90', '0.5' or '25%', to the hundredth; nothing if it is none, or out of bounds. */
export function readNumber(typed: string, { least, most, whole }: Bounds): number | undefined {
  const text = typed.replace(/[\s$]|%\s*$/g, '');
  if (!/\d/.test(text) || !written.test(text)) return undefined;
  const value = Number(text.replaceAll(',', ''));
  if (value < least || value > most || (whole && !Number.isInteger(value))) return undefined;
  return Math.round(value * 100) / 100;
}

/** What to type instead. */
export function hintOf({ least, most, unit, whole }: Bounds): string {
  const [from, to] = [least, most].map((bound) => bound.toLocaleString('en-AU'));
  return `Type a ${whole ? 'whole ' : ''}number from ${from} to ${to} (${unit}).`;
}
