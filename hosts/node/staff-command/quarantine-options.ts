import { parseArgs } from 'node:util';
import { marksOfNetwork } from '../../../enquiry/limits/client-marks.ts';
import type { FloodRecords } from '../../../enquiry/limits/flood-records.ts';
import { spamSigns } from '../../../enquiry/rules/judge-spam.ts';
import type { QuarantineFilter } from '../../../enquiry/upkeep/records.ts';
import { parseNetwork } from '../../shared/client-address.ts';

/** What `quarantine` and `purge` are asked for, read and checked. */
export interface QuarantineOptions {
  filter: QuarantineFilter;
  dryRun: boolean;
  /** Whether nothing was said about which of them. */
  all: boolean;
}

/** A time with its zone, so that nobody erases an hour too many. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Resolves to the options, or to what is wrong with them. */
export async function readQuarantineOptions(
  args: readonly string[],
  floods: Pick<FloodRecords, 'keys'>,
): Promise<QuarantineOptions | string> {
  const values = parse(args);
  if (typeof values === 'string') return values;
  const { from, to, sign, network, 'dry-run': dryRun = false } = values;
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : asTime(text)));
  const wrong = [from, to].find((text) => text !== undefined && asTime(text) === undefined);
  if (wrong !== undefined) {
    return `"${wrong}" is no time with a zone; write it as 2026-03-14T08:00+11:00.`;
  }
  if (sign !== undefined && !spamSigns.some((known) => known === sign)) {
    return `There is no sign "${sign}"; the signs are ${spamSigns.join(', ')}.`;
  }
  const known = network === undefined ? undefined : parseNetwork(network);
  if (network !== undefined && known === undefined) {
    return `"${network}" is no network; write an IPv6 /48 or an IPv4 /24, as 2001:db8:7::/48.`;
  }
  const networks = known && (await marksOfNetwork(known, await floods.keys()));
  const filter = {
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
    ...(sign !== undefined && { sign }),
    ...(networks && { networks }),
  };
  return { filter, dryRun, all: Object.keys(filter).length === 0 };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { from: text, to: text, sign: text, network: text } as const;
    const dryRun = { 'dry-run': { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options: { ...options, ...dryRun } }).values;
  } catch (error) {
    return error instanceof Error ? error.message : 'These options cannot be read.';
  }
}

function asTime(text: string): number | undefined {
  const at = time.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
