import { commitments } from '../../../content/commitments.ts';
import { spamSigns } from '../../../enquiry/rules/judge-spam.ts';
import type { EraseServices } from '../../../enquiry/upkeep/erase.ts';
import { type EnquiryRecord, enquiryStates } from '../../../enquiry/upkeep/records.ts';
import { type Answer, fail, misused, say } from './answer.ts';
import type { CommandName, OptionValues } from './arguments/commands.ts';
import type { Request } from './arguments/read-arguments.ts';
import { eraseAddress } from './erase-address.ts';
import { listEnquiries, usualSize } from './list-enquiries.ts';
import { asJson, toEntry, toWhole } from './output/as-json.ts';
import { asCounts, asList, asSheet, asTable, countsOf } from './output/show-records.ts';
import { purge, type StaffServices, showQuarantine } from './quarantine-commands.ts';
import { begin, type RecordBatches } from './record-batches.ts';

export const usage = `Usage: npm run enquiries -- COMMAND [--json]

  list              the newest ${usualSize} enquiries, without what was written
                      --state STATE           only ${enquiryStates.join(', ')}
                      --from TIME --to TIME   received from then on, before then
                      --page N --size N       the next ${usualSize}, or pages of another size
                      --csv                   as a table
  show REFERENCE    all there is to know of one
  retry REFERENCE   send one again that failed or that waits
  release REFERENCE let one out of quarantine: it is mailed like any other
  find EMAIL        the enquiries of one address
  export EMAIL      the same with everything that was written, as CSV
  erase EMAIL       erase what one address sent, for good; with --dry-run it only says what
  quarantine        what is held back as suspected spam, newest first; with the options of purge
  purge OPTIONS     erase from quarantine, after a flood; with --dry-run it only counts
                      --from TIME --to TIME   received from then on, before then
                      --sign SIGN             held back for this: ${spamSigns.join(', ')}
                      --network NETWORK       sent from an IPv6 /48 or an IPv4 /24, in the last ${commitments.clientKeyDays} days
  stats             how many enquiries there are of each state
  backup FILE       write everything into one file, while the server runs; without FILE, into
                    BACKUP_DIR under a name with the time, verified, and old ones are deleted
  verify FILE       say whether a backup, or a restored database, is whole
  restore FILE      bring a backup back, while the server is stopped; with --replace
                    what is there now is set aside
  completion        a script that completes commands and options in bash

A TIME is a day in Sydney, 2026-03-14, or has its zone: 2026-03-14T08:00+11:00.`;

type Command = (
  argument: string,
  services: StaffServices,
  values: OptionValues,
) => Answer | Promise<Answer>;

/** Those that need the store; the others are about files. */
const commands: Readonly<Partial<Record<CommandName, Command>>> = {
  list: (_, services, values) => listEnquiries(values, services),
  async stats(_, { records, clock }) {
    const counts = countsOf(await records.count(clock.now()));
    return say(asCounts(counts), counts);
  },
  async show(reference, services) {
    const record = await byReference(reference, services);
    return record ? say(asSheet(record), toWhole(record)) : unknown(reference);
  },
  async retry(reference, services) {
    const { records, addresses, clock } = services;
    const done = await records.retry(reference, addresses.to, clock.now());
    const record = await byReference(reference, services);
    if (!record) return unknown(reference);
    if (done) return say(`${reference} is sent again.`, toEntry(record));
    const hint = record.state === 'quarantined' ? '; release lets it out' : '';
    return fail(`${reference} is ${record.state}: there is nothing to retry${hint}.`);
  },
  async release(reference, services) {
    const { records, addresses, clock } = services;
    const done = await records.release(reference, addresses.to, clock.now());
    const record = await byReference(reference, services);
    if (!record) return unknown(reference);
    if (done) return say(`${reference} is mailed now.`, toEntry(record));
    return fail(`${reference} is ${record.state}, not quarantined.`);
  },
  find: (email, services) =>
    withThoseOf(email, services, (found) => ({
      ok: true,
      pieces: asList(found),
      json: asJson(found, toEntry),
    })),
  export: (email, services) =>
    withThoseOf(email, services, (found) => ({
      ok: true,
      pieces: asTable(found),
      json: asJson(found, toWhole),
    })),
  erase: (email, services, values) => eraseAddress(email, services, values['dry-run'] ?? false),
  quarantine: (_, services, values) => showQuarantine(values, services),
  purge: (_, services, values) => purge(values, services),
};

/** Runs one command of the operator's. Rejects with `StoreUnavailable`. */
export async function operate(
  { name, argument, values }: Request,
  services: StaffServices,
): Promise<Answer> {
  const command = commands[name];
  return command ? command(argument, services, values) : misused(`${name} is about a file.`);
}

async function byReference(
  reference: string,
  { records, clock }: EraseServices,
): Promise<EnquiryRecord | undefined> {
  return records.get(reference, clock.now());
}

async function withThoseOf(
  email: string,
  { records, clock }: EraseServices,
  answer: (found: RecordBatches) => Answer,
): Promise<Answer> {
  const found = await begin(records.find({ kind: 'email', email }, clock.now()));
  return found ? answer(found) : fail(`There is nothing from ${email}.`);
}

function unknown(reference: string): Answer {
  return fail(`There is no enquiry ${reference}.`);
}
