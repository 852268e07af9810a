import { hashesOfNetwork } from '../../../../enquiry/limits/client-hashes.ts';
import type { FloodRecords } from '../../../../enquiry/limits/flood-records.ts';
import { spamSigns } from '../../../../enquiry/rules/judge-spam.ts';
import type { QuarantineFilter } from '../../../../enquiry/upkeep/records.ts';
import { parseNetwork } from '../../../shared/client-address.ts';
import type { OptionValues } from './commands.ts';
import { readPeriod } from './read-period.ts';

/** Resolves to which quarantined enquiries are meant, or to what is wrong with the options. */
export async function readQuarantineFilter(
  values: OptionValues,
  floods: Pick<FloodRecords, 'keys'>,
): Promise<QuarantineFilter | string> {
  const { sign, network } = values;
  const period = readPeriod(values);
  if (typeof period === 'string') return period;
  if (sign !== undefined && !spamSigns.some((known) => known === sign)) {
    return `There is no sign "${sign}"; the signs are ${spamSigns.join(', ')}.`;
  }
  const known = network === undefined ? undefined : parseNetwork(network);
  if (network !== undefined && known === undefined) {
    return `"${network}" is no network; write an IPv6 /48 or an IPv4 /24, as 2001:db8:7::/48.`;
  }
  const networks = known && (await hashesOfNetwork(known, await floods.keys()));
  return { ...period, ...(sign !== undefined && { sign }), ...(networks && { networks }) };
}
