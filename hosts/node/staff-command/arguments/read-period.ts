import { sydneyMidnight } from '../../../../enquiry/sydney-time.ts';
import type { OptionValues } from './commands.ts';

/** Milliseconds since 1970: from then on, and before then. */
export interface Period {
  from?: number;
  to?: number;
}

/** With its zone, so that nobody erases an hour too many. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Returns the period of `--from` and `--to`, or what is wrong with it. */
export function readPeriod({ from, to }: OptionValues): Period | string {
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : asTime(text)));
  const wrong = [from, to].find((text) => text !== undefined && asTime(text) === undefined);
  if (wrong !== undefined) {
    return `"${wrong}" is no time with a zone; write it as 2026-03-14T08:00+11:00, or a day in Sydney as 2026-03-14.`;
  }
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

function asTime(text: string): number | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return sydneyMidnight(text);
  const at = time.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
