import type { Clock } from '../../../enquiry/ports.ts';
import {
  type EnquiryRecords,
  enquiryStates,
  type ListFilter,
} from '../../../enquiry/upkeep/records.ts';
import { type Answer, misused, say } from './answer.ts';
import type { OptionValues } from './arguments/commands.ts';
import { nearest } from './arguments/read-arguments.ts';
import { readPeriod } from './arguments/read-period.ts';
import { asJson, toEntry } from './output/as-json.ts';
import { asList, asListTable } from './output/show-records.ts';
import { begin, firstOf, type RecordBatches } from './record-batches.ts';

/** Enquiries on a page, unless `--size` says otherwise. */
export const usualSize = 50;

/** Lists enquiries, newest first, without what was written; the canary is none. */
export async function listEnquiries(
  values: OptionValues,
  { records, clock }: { records: EnquiryRecords; clock: Clock },
): Promise<Answer> {
  const page = readNumber(values.page ?? '1');
  const size = readNumber(values.size ?? String(usualSize));
  if (page === undefined) return misused(`"${values.page}" is no page; the first one is 1.`);
  if (size === undefined) return misused(`"${values.size}" is no size of a page, as ${usualSize}.`);
  const filter = readFilter(values);
  if (typeof filter === 'string') return misused(filter);

  const skip = (page - 1) * size;
  // One more than asked for says whether there is another page.
  const query = { kind: 'recent', limit: size + 1, skip, filter } as const;
  const found = await begin(records.find(query, clock.now()));
  if (!found)
    return say('There are no such enquiries.', { enquiries: [], page, size, more: false });
  const shown = firstOf(found, size);
  return {
    ok: true,
    pieces: withNextPage(shown, page),
    json: asJson(shown.records, toEntry, () => ({ page, size, more: shown.hasMore() })),
    csv: asListTable(shown.records),
  };
}

async function* withNextPage(
  shown: { records: RecordBatches; hasMore: () => boolean },
  page: number,
): AsyncGenerator<string> {
  yield* asList(shown.records);
  if (shown.hasMore()) yield `There are more: add --page ${page + 1}.\n`;
}

function readFilter(values: OptionValues): ListFilter | string {
  const { state: typed } = values;
  const state = enquiryStates.find((known) => known === typed);
  if (typed !== undefined && state === undefined) {
    const hint =
      nearest(typed, enquiryStates, '') || `; the states are ${enquiryStates.join(', ')}.`;
    return `There is no state "${typed}"${hint}`;
  }
  const period = readPeriod(values);
  if (typeof period === 'string') return period;
  return { ...period, ...(state && { state }), canary: false };
}

/** From 1 to a million. */
const readNumber = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined);
