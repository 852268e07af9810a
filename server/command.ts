import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database, StoredEnquiry } from '../enquiry/database.ts';
import { asciiAddress } from '../enquiry/email-address.ts';
import { close, erase, find, release } from '../enquiry/records.ts';
import { checkSchema } from '../hosts/schema.ts';
import { readSettings } from '../hosts/settings.ts';
import { defaultOptions, openDatabase } from './node-function.ts';
import { backUp, fileIn } from './sqlite.ts';
import { sendTestMail } from './test-mail.ts';

// The staff's command, with the settings that the server reads. `docs/running.md`, 'Staff's work', says how to call it.

const help = `enquiries COMMAND

  list             the newest enquiries and their states
  show REF         one enquiry
  release REF      mails an enquiry that was held as suspected spam, or closed
  close REF        ends the tries of an enquiry that cannot be delivered
  export EMAIL     all enquiries of an address
  erase EMAIL      deletes all enquiries of an address
  backup FILE      copies the SQLite database into a new file
  test-mail        sends a mail to ENQUIRIES_TO and says what the mail server answered

--json: list, show and export print JSON`;
/** A command with the operand that it needs. */
const calls = /^((list|test-mail) $|(show|release|close|export|erase|backup) .)/;

/** Enquiries that `list` shows: more than anybody reads, and few enough for the memory. */
const maxListed = 10_000;

function stateOf({ held, next_try_at, refused, sent_at }: StoredEnquiry) {
  if (held !== null) return 'held';
  if (next_try_at !== null) return refused === null ? 'waiting' : 'bounced';
  return sent_at === null ? 'closed' : 'sent';
}

/** One line: reference, time, state, form, and the reason why it is held or was not delivered. */
function lineOf(enquiry: StoredEnquiry): string {
  const { reference, received_at, form_type, held, last_error } = enquiry;
  const when = new Date(received_at).toISOString();
  const parts = [reference, when, stateOf(enquiry).padEnd(7), form_type, held ?? last_error];
  return parts.filter((part) => part !== null).join('  ');
}

function textOf(enquiry: StoredEnquiry): string {
  const { name, email, subject, message } = enquiry;
  const head = `Name:     ${name}\nEmail:    ${email}\nSubject:  ${subject}`;
  return `${lineOf(enquiry)}\n${head}\n\n${message}\n`;
}

/** Does the command and returns what to print. Throws an error that says what to do instead. */
async function run(command: string, operand: string, json: boolean, database: Database) {
  const print = (enquiries: readonly StoredEnquiry[], text: (enquiry: StoredEnquiry) => string) =>
    json
      ? JSON.stringify(enquiries.map((enquiry) => ({ ...enquiry, state: stateOf(enquiry) })))
      : enquiries.map(text).join('\n');
  const requireFound = (found: readonly StoredEnquiry[], otherwise: string) => {
    if (found.length === 0) throw new Error(otherwise);
    return found;
  };
  const reference = operand.toUpperCase();
  // As it is stored.
  const email = asciiAddress(operand) || operand;
  switch (command) {
    case 'show': {
      const found = await find(database, 'reference', reference);
      return print(requireFound(found, `There is no ${reference}`), textOf);
    }
    case 'release':
      requireFound(await release(database, reference), `${reference} is neither held nor closed`);
      return `${reference} is mailed within a minute`;
    case 'close':
      requireFound(await close(database, reference), `${reference} does not wait for delivery`);
      return `${reference} is not tried again`;
    case 'export':
      return print(await find(database, 'email', email), textOf) || `Nothing from ${operand}`;
    case 'erase': {
      const erased = await erase(database, email);
      const references = erased.map((enquiry) => enquiry.reference).join(', ');
      return `Erased ${references || 'nothing'}. Mailboxes and backups have copies of their own.`;
    }
    // 'list': `calls` lets nothing else pass.
    default: {
      const enquiries = await find(database, 'newest', maxListed);
      const counts = Object.entries(Object.groupBy(enquiries, stateOf));
      const summary = counts.map(([state, of]) => `${of.length} ${state}`).join(', ');
      return print(enquiries, lineOf) + (json ? '' : `\n${summary || 'nothing stored'}`);
    }
  }
}

async function main(): Promise<string> {
  const options = { json: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', operand = '', ...rest] = positionals;
  if (rest.length > 0 || !calls.test(`${command} ${operand}`)) throw new Error(help);
  // Only the server needs the secret and makes it, so here any text will do.
  const settings = readSettings({ ...process.env, SECRET: crypto.randomUUID() });
  if (command === 'test-mail') return sendTestMail(settings);
  if (!settings.DATABASE_URL && !existsSync(fileIn(settings.DATA_DIR))) {
    throw new Error(`DATA_DIR: ${settings.DATA_DIR} has no enquiries.db; set the server's folder`);
  }
  if (command === 'backup') {
    if (settings.DATABASE_URL) throw new Error('PostgreSQL has its own command: pg_dump');
    backUp(settings.DATA_DIR, operand);
    return `${operand} holds all enquiries, and not the secret of DATA_DIR`;
  }
  const database = openDatabase(settings, defaultOptions.reserve);
  try {
    await checkSchema(database);
    return await run(command, operand, values.json, database);
  } finally {
    await database.close();
  }
}

// A backup is nobody else's to read.
process.umask(0o077);
try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
