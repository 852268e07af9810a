import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { commitments } from '../content/commitments.ts';
import { type Database, type StoredEnquiry, states } from '../enquiry/database.ts';
import { asciiAddress } from '../enquiry/email-address.ts';
import { describeError } from '../enquiry/log.ts';
import {
  close,
  closeHeld,
  erase,
  find,
  findHeld,
  findNewest,
  release,
  retry,
} from '../enquiry/records.ts';
import { endRest, readRelay } from '../enquiry/relay.ts';
import { midnightOf } from '../enquiry/times.ts';
import { checkSchema } from '../hosts/schema.ts';
import { readSettings, type Settings } from '../hosts/settings.ts';
import { defaultOptions, openDatabase } from './node-function.ts';
import { backUp, fileIn } from './sqlite.ts';
import { healthText, lineOf, textOf, whenTried } from './staff-texts.ts';
import { sendTestMail } from './test-mail.ts';

// The staff's command, with the settings that the server reads. `docs/running.md`, 'Staff's work', says how to call it.

const help = `enquiries COMMAND

  list             the newest enquiries, their states and tries
                   --state waiting|bounced|held|sent|closed  --limit NUMBER
  health           what /health says, with counts and ages, and what the mail server does
  show REF         one enquiry
  release REF      mails an enquiry that was held as suspected spam, or closed
  retry REF …      tries enquiries now; what was sent goes to the recipients that never got it
                   --all --state waiting|bounced  --now: even if the mail server is to be left alone
  close REF        ends the tries of an enquiry that cannot be delivered
  close --state held --before DATE [--yes]
                   after a flood: no mail lists what was held before that day in Sydney (2026-12-31)
  export EMAIL     all enquiries of an address
  erase EMAIL      deletes all enquiries of an address
  backup FILE      copies the SQLite database into a new file
  test-mail        sends a mail to ENQUIRIES_TO and says what the mail server answered
                   --reply-to EMAIL  with a Reply-To, as enquiries have it

--json: list, show and export print JSON`;

const withoutOperand = ['list', 'health', 'test-mail'];
const withOperand = ['show', 'release', 'close', 'export', 'erase', 'backup'];

/** True for a command with the operands that it takes. */
function isCall(command: string, { length }: readonly string[], { all, state, before }: Options) {
  if (command === 'retry') return all ? length === 0 : length > 0;
  if (command === 'close' && state === 'held' && before) return length === 0;
  return (length === 0 ? withoutOperand : withOperand).includes(command) && length < 2;
}

/** Enquiries that `list` shows: more than anybody reads, and few enough for the memory. */
const maxListed = 10_000;
const limitHint = `--limit: write a number up to ${maxListed}`;

const list = v.object({
  state: v.optional(v.picklist(states, '--state: write waiting, bounced, held, sent or closed')),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.toNumber(limitHint),
      v.check((count) => Number.isInteger(count) && count > 0 && count <= maxListed, limitHint),
    ),
    `${maxListed}`,
  ),
});

const retriable = v.picklist(['waiting', 'bounced'], '--state: write waiting or bounced');

/** Milliseconds since 1970 at which a day, written as '2026-12-31', begins for staff. */
function readDay(day: string): number {
  try {
    return midnightOf(day);
  } catch {
    throw new Error('--before: write a day as 2026-12-31');
  }
}

/** Leaves a line with references only in a file that no restore replaces: it says what to do again after one. */
function record(dataDir: string, event: string, references: readonly string[]): void {
  if (references.length === 0) return;
  const file = join(dataDir, 'staff.log');
  try {
    mkdirSync(dataDir, { recursive: true });
    appendFileSync(file, `${JSON.stringify({ time: new Date(), event, references })}\n`);
  } catch (error) {
    console.error(`Done, but ${file} cannot be written (${describeError(error)})`);
  }
}

const referencesOf = (enquiries: readonly StoredEnquiry[]) =>
  enquiries.map(({ reference }) => reference);

/** Asks a person, or reads the answer from a pipe. */
async function confirm(question: string): Promise<boolean> {
  process.stderr.write(`${question} [y/N] `);
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return /^y(es)?$/i.test(value.trim());
}

/** Ends a flood: has what was held before a day deleted in time, without a mail that lists it. */
async function closeFlood(database: Database, day: string, yes: boolean, dataDir: string) {
  const before = readDay(day);
  const { count, examples } = await findHeld(database, before);
  if (count === 0) return `Nothing that was held before ${day} still waits for a list`;
  const lines = examples.map((one) => `${lineOf(one)}  "${one.name}": ${one.subject}`);
  console.error([`${count} held before ${day}, for example`, ...lines].join('\n'));
  if (!yes && !(await confirm('Close all of them?'))) throw new Error('Nothing is closed');
  const closed = await closeHeld(database, before);
  record(dataDir, 'closed', closed);
  return `${closed.length} are listed in no mail, and deleted within ${commitments.heldRetentionDays} days unless released`;
}

/** Has enquiries tried now, or as soon as the relay may be asked. */
async function retryNow(
  database: Database,
  { DATA_DIR, RATE_LIMIT }: Settings,
  references: readonly string[],
  { all, state, now }: Options,
) {
  const retried = await retry(database, all ? { state: v.parse(retriable, state) } : references);
  if (now) await endRest(database);
  const done = referencesOf(retried);
  record(DATA_DIR, 'retried', done);
  const when = whenTried(await readRelay(database, RATE_LIMIT));
  const said = done.length > 0 ? [`${done.join(', ')}: tried ${when}`] : [];
  const others = references.filter((one) => !done.includes(one));
  const reasons = others.map(async (reference) => {
    const [found] = await find(database, 'reference', reference);
    const isInFlight = found && found.next_try_at !== null;
    return `${reference} ${isInFlight ? 'is in flight' : 'does not wait for delivery'}`;
  });
  const text = [...said, ...(await Promise.all(reasons))].join('\n');
  if (others.length > 0) throw new Error(text);
  return text || `nothing ${state}`;
}

interface Options {
  json: boolean;
  yes: boolean;
  all: boolean;
  now: boolean;
  state?: string;
  limit?: string;
  before?: string;
}

/** Does the command and returns what to print. Throws an error that says what to do instead. */
async function run(
  command: string,
  operands: readonly string[],
  options: Options,
  database: Database,
  settings: Settings,
) {
  const { json, yes, before = '', ...values } = options;
  const print = (enquiries: readonly StoredEnquiry[], text: (enquiry: StoredEnquiry) => string) =>
    json ? JSON.stringify(enquiries) : enquiries.map(text).join('\n');
  const requireFound = (found: readonly StoredEnquiry[], otherwise: string) => {
    if (found.length === 0) throw new Error(otherwise);
    return found;
  };
  const log = (event: string, enquiries: readonly StoredEnquiry[]) =>
    record(settings.DATA_DIR, event, referencesOf(enquiries));
  const [operand = ''] = operands;
  const references = operands.map((one) => one.toUpperCase());
  const [reference = ''] = references;
  // As it is stored.
  const email = asciiAddress(operand) || operand;
  switch (command) {
    case 'health':
      return healthText(database, settings);
    case 'show': {
      const found = await find(database, 'reference', reference);
      return print(requireFound(found, `There is no ${reference}`), textOf);
    }
    case 'release': {
      const released = await release(database, reference);
      log('released', requireFound(released, `${reference} is neither held nor closed`));
      return `${reference} is mailed within a minute`;
    }
    case 'retry':
      return retryNow(database, settings, references, options);
    case 'close': {
      if (!operand) return closeFlood(database, before, yes, settings.DATA_DIR);
      const closed = await close(database, reference);
      log('closed', requireFound(closed, `${reference} does not wait for delivery`));
      return `${reference} is not tried again`;
    }
    case 'export':
      return print(await find(database, 'email', email), textOf) || `Nothing from ${operand}`;
    case 'erase': {
      const { erased, isGone } = await erase(database, email);
      log('erased', erased);
      const text = `Erased ${referencesOf(erased).join(', ') || 'nothing'}. Mailboxes and backups have copies of their own.`;
      return isGone
        ? text
        : `${text} The database's file keeps the text until its space is used again, or until 'vacuum full enquiry'.`;
    }
    // 'list': `isCall` lets nothing else pass.
    default: {
      const { state, limit } = v.parse(list, values);
      const enquiries = await findNewest(database, limit, state);
      const counts = Object.entries(Object.groupBy(enquiries, ({ state }) => state));
      const summary = counts.map(([state, of]) => `${of.length} ${state}`).join(', ');
      return (
        print(enquiries, lineOf) + (json ? '' : `\n${summary || `nothing ${state ?? 'stored'}`}`)
      );
    }
  }
}

const options = {
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  now: { type: 'boolean', default: false },
  state: { type: 'string' },
  limit: { type: 'string' },
  before: { type: 'string' },
  'reply-to': { type: 'string' },
} as const;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', ...operands] = positionals;
  if (!isCall(command, operands, values)) throw new Error(help);
  // Only the server needs the secret and makes it, so here any text will do.
  const settings = readSettings({ ...process.env, SECRET: crypto.randomUUID() });
  if (command === 'test-mail') return sendTestMail(settings, values['reply-to']);
  if (!settings.DATABASE_URL && !existsSync(fileIn(settings.DATA_DIR))) {
    throw new Error(`DATA_DIR: ${settings.DATA_DIR} has no enquiries.db; set the server's folder`);
  }
  if (command === 'backup') {
    if (settings.DATABASE_URL) throw new Error('PostgreSQL has its own command: pg_dump');
    const [file = ''] = operands;
    backUp(settings.DATA_DIR, file);
    return `${file} holds all enquiries, and not the secret of DATA_DIR`;
  }
  const database = await openDatabase(settings, defaultOptions.reserve, checkSchema);
  try {
    return await run(command, operands, values, database, settings);
  } finally {
    await database.close();
  }
}

// A backup is nobody else's to read.
process.umask(0o077);
try {
  console.log(await main());
} catch (error) {
  // A database that goes away on a name with several addresses fails without a message.
  console.error(error instanceof Error ? error.message || describeError(error) : String(error));
  process.exitCode = 1;
}
