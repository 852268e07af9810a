import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Store, StoredEnquiry } from '../enquiry/store.ts';
import { openStore, productionTiming } from './function.ts';
import { readSettings, SettingsError } from './settings.ts';
import { backUp } from './sqlite.ts';

// What staff do on the server: `npm run enquiries -- list`. It reads the settings that the server reads.

const help = `npm run enquiries -- COMMAND

  list             the newest 200 enquiries and their states
  show REF         one enquiry
  release REF      mails an enquiry that was held as suspected spam, or closed
  close REF        ends the tries of an enquiry that cannot be delivered
  export EMAIL     all enquiries of an address
  erase EMAIL      deletes all enquiries of an address
  backup FILE      copies the SQLite database into a new file

--json: list, show and export print JSON`;

/** More than staff read at a time. */
const listed = 200;

/** What was asked for cannot be done; says why, and what to do. */
class CommandError extends Error {}

type State = 'held' | 'waiting' | 'sent' | 'closed';

function stateOf({ held, next_try_at, sent_at }: StoredEnquiry): State {
  if (held !== null) return 'held';
  if (next_try_at !== null) return 'waiting';
  return sent_at === null ? 'closed' : 'sent';
}

const inWords = (milliseconds: number) => new Date(milliseconds).toISOString();

/** One line: reference, when, state, form, and what went wrong. */
function lineOf(enquiry: StoredEnquiry): string {
  const { reference, received_at, form_type, held, last_error } = enquiry;
  const note = held ?? last_error;
  const parts = [reference, inWords(received_at), stateOf(enquiry).padEnd(7), form_type];
  return [...parts, ...(note === null ? [] : [printable(note)])].join('  ');
}

function textOf(enquiry: StoredEnquiry): string {
  const { name, email, subject, message, attempts } = enquiry;
  return [
    lineOf(enquiry),
    `Attempts:  ${attempts}`,
    `Name:      ${printable(name)}`,
    `Email:     ${printable(email)}`,
    `Subject:   ${printable(subject)}`,
    '',
    printable(message),
    '',
  ].join('\n');
}

/** A stranger's text must not steer the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');

const objectOf = (enquiry: StoredEnquiry) => ({ ...enquiry, state: stateOf(enquiry) });

function print(enquiries: readonly StoredEnquiry[], json: boolean, text = textOf): string {
  if (json) return JSON.stringify(enquiries.map(objectOf), null, 2);
  return enquiries.map(text).join('\n');
}

/** Does what was asked and returns what to print. Throws a `CommandError`. */
async function run(store: Store, command: string, operand: string, json: boolean): Promise<string> {
  const found = (enquiry: StoredEnquiry | undefined, otherwise: string) => {
    if (enquiry) return enquiry;
    throw new CommandError(otherwise);
  };
  const reference = operand.toUpperCase();
  switch (command) {
    case 'list': {
      const enquiries = await store.list(listed);
      if (json) return print(enquiries, json);
      const states = enquiries.map(stateOf);
      const count = (state: State) => states.filter((other) => other === state).length;
      const counts = `${count('waiting')} waiting, ${count('held')} held, ${count('sent')} sent, ${count('closed')} closed`;
      return [print(enquiries, json, lineOf), counts].filter(Boolean).join('\n');
    }
    case 'show':
      return print([found(await store.show(reference), `There is no ${reference}`)], json);
    case 'release':
      found(await store.release(reference), `${reference} is neither held nor closed`);
      return `${reference} is mailed within a minute`;
    case 'close':
      found(await store.close(reference), `${reference} does not wait for delivery`);
      return `${reference} is not tried again`;
    case 'export': {
      const enquiries = await store.exportOf(operand);
      if (enquiries.length === 0 && !json) return `Nothing from ${operand}`;
      return print(enquiries, json);
    }
    case 'erase': {
      const references = await store.erase(operand);
      return [
        `Erased ${references.length} of ${operand}: ${references.join(', ') || 'nothing'}`,
        'Mailboxes and backups hold their own copies: delete them there.',
      ].join('\n');
    }
    default:
      throw new CommandError(help);
  }
}

function backUpTo(file: string): string {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  if (DATABASE_URL)
    throw new CommandError('PostgreSQL has its own command: pg_dump --table=enquiry');
  backUp(DATA_DIR, `${file}.part`);
  const copy = openSync(`${file}.part`, 'r');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(`${file}.part`, file);
  return `${file} holds all enquiries, without the secret of DATA_DIR`;
}

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [command = '', operand = '', ...rest] = positionals;
  if (rest.length > 0 || (command !== 'list' && operand === '')) throw new CommandError(help);
  if (command === 'backup') return backUpTo(operand);
  const { database, store } = await openStore(readSettings(process.env), productionTiming);
  try {
    return await run(store, command, operand, values.json);
  } finally {
    await database.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
