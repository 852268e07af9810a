import { commitments } from '../../../content/commitments.ts';
import { isEmailAddress } from '../../../enquiry/rules/email-address.ts';
import { spamSigns } from '../../../enquiry/rules/judge-spam.ts';
import type { EraseServices } from '../../../enquiry/upkeep/erase.ts';
import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import { type Answer, fail, misused, say } from './answer.ts';
import { eraseAddress } from './erase-address.ts';
import { purge, type StaffServices, showQuarantine } from './quarantine-commands.ts';
import { begin, type RecordBatches } from './record-batches.ts';
import { asCounts, asList, asSheet, asTable } from './show-records.ts';

/** Enquiries that `list` shows. */
const listed = 50;

export const usage = `Usage: npm run enquiries -- COMMAND

  list              the newest ${listed} enquiries
  show REFERENCE    all there is to know of one
  retry REFERENCE   send one again that failed or that waits
  release REFERENCE let one out of quarantine: it is mailed like any other
  find EMAIL        the enquiries of one address
  export EMAIL      the same with everything that was written, as CSV
  erase EMAIL       erase what one address sent, for good
  quarantine        what is held back as suspected spam, newest first; with the options of purge
  purge OPTIONS     erase from quarantine, after a flood; with --dry-run it only counts
                      --from TIME --to TIME   received from then on, before then: 2026-03-14T08:00+11:00
                      --sign SIGN             held back for this: ${spamSigns.join(', ')}
                      --network NETWORK       sent from an IPv6 /48 or an IPv4 /24, in the last ${commitments.clientKeyDays} days
  stats             how many enquiries there are of each state
  backup FILE       write everything into one file, while the server runs; without FILE, into
                    BACKUP_DIR under a name with the time, verified, and old ones are deleted
  verify FILE       say whether a backup, or a restored database, is whole
  restore FILE      bring a backup back, while the server is stopped; with --replace
                    what is there now is set aside`;

type Command = (argument: string, services: StaffServices) => Promise<Answer>;

const commands: Readonly<Record<string, { takes: 'REFERENCE' | 'EMAIL' | null; run: Command }>> = {
  list: {
    takes: null,
    async run(_, { records, clock }) {
      const found = await begin(records.find({ kind: 'recent', limit: listed }, clock.now()));
      return found ? { ok: true, pieces: asList(found) } : say('There are no enquiries.');
    },
  },
  stats: {
    takes: null,
    run: async (_, { records, clock }) => say(asCounts(await records.count(clock.now()))),
  },
  show: {
    takes: 'REFERENCE',
    async run(reference, services) {
      const record = await byReference(reference, services);
      return record ? say(asSheet(record)) : unknown(reference);
    },
  },
  retry: {
    takes: 'REFERENCE',
    async run(reference, services) {
      const { records, clock } = services;
      if (await records.retry(reference, clock.now())) return say(`${reference} is sent again.`);
      const record = await byReference(reference, services);
      if (!record) return unknown(reference);
      const hint = record.state === 'quarantined' ? '; release lets it out' : '';
      return fail(`${reference} is ${record.state}: there is nothing to retry${hint}.`);
    },
  },
  release: {
    takes: 'REFERENCE',
    async run(reference, services) {
      const { records, clock } = services;
      if (await records.release(reference, clock.now())) return say(`${reference} is mailed now.`);
      const record = await byReference(reference, services);
      return record
        ? fail(`${reference} is ${record.state}, not quarantined.`)
        : unknown(reference);
    },
  },
  find: {
    takes: 'EMAIL',
    run: (email, services) => withThoseOf(email, services, asList),
  },
  export: {
    takes: 'EMAIL',
    run: (email, services) => withThoseOf(email, services, asTable),
  },
  erase: {
    takes: 'EMAIL',
    run: eraseAddress,
  },
};

/** Runs one command of the operator's. Rejects with `StoreUnavailable`. */
export async function operate(args: readonly string[], services: StaffServices): Promise<Answer> {
  const [name = '', argument = '', ...more] = args;
  if (name === 'quarantine') return showQuarantine(args.slice(1), services);
  if (name === 'purge') return purge(args.slice(1), services);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return misused(name ? `There is no command "${name}".` : 'Name a command.');
  const { takes, run } = command;
  if (more.length > 0 || (takes === null && argument)) {
    return misused(`${name} takes ${takes === null ? 'nothing' : 'one thing'} after it.`);
  }
  if (takes !== null && !argument)
    return misused(`${name} needs a${takes === 'EMAIL' ? 'n' : ''} ${takes}.`);
  if (takes === 'EMAIL' && !isEmailAddress(argument)) {
    return misused(`"${argument}" is no e-mail address.`);
  }
  return run(takes === 'REFERENCE' ? argument.toUpperCase() : argument, services);
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
  work: (found: RecordBatches) => AsyncIterable<string>,
): Promise<Answer> {
  const found = await begin(records.find({ kind: 'email', email }, clock.now()));
  return found ? { ok: true, pieces: work(found) } : fail(`There is nothing from ${email}.`);
}

function unknown(reference: string): Answer {
  return fail(`There is no enquiry ${reference}.`);
}
