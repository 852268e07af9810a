import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { type Inspection, inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import {
  backUpDatabase,
  erasedIn,
  restoreDatabase,
} from '../../../adapters/sqlite/sqlite-backup.ts';
import { sydneyTime } from '../../../enquiry/sydney-time.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { erase } from '../../../enquiry/upkeep/erase.ts';
import type { Config } from '../config.ts';
import { databaseFile, openStore } from '../open-store.ts';
import type { Answer } from './staff-command.ts';

/** Says that a restore may set aside what is there. */
const replaceFlag = '--replace';

/** What PostgreSQL's own programs do; their versions must not be older than the server's. */
const postgresCommands: Readonly<Record<string, string>> = {
  backup: 'pg_dump --format=custom --no-owner --file=FILE "$DATABASE_URL"',
  restore:
    'pg_restore --clean --if-exists --no-owner --exit-on-error --dbname="$DATABASE_URL" FILE',
  verify: 'pg_restore --file=/dev/null FILE',
};

type FileCommand = (file: string, config: Config, replace: boolean) => Promise<Answer>;

const say = (text: string): Answer => ({ ok: true, text });
const fail = (why: string): Answer => ({ ok: false, why });
const misused = (why: string): Answer => ({ ok: false, why, misused: true });

const commands: Readonly<Record<string, FileCommand>> = {
  async backup(file, config) {
    if (existsSync(file)) return fail(`${file} exists already: a backup replaces nothing.`);
    const source = databaseFile(config);
    if (!existsSync(source)) return fail(`DATA_DIR: ${config.dataDir} holds no enquiries.`);
    await backUpDatabase(source, file);
    return describe(file, await inspectDatabase(file), 'Backed up');
  },
  verify: async (file) => describe(file, await inspectDatabase(file), 'Whole'),
  async restore(file, config, replace) {
    const before = await inspectDatabase(file);
    if (!before.whole) return describe(file, before, '');
    const target = databaseFile(config);
    const replaces = existsSync(target);
    if (replaces && !replace) {
      return fail(`${target} exists already: to set it aside, repeat this with ${replaceFlag}.`);
    }
    const aside = `.replaced-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
    mkdirSync(config.dataDir, { recursive: true });
    restoreDatabase(file, target, aside);
    const answer = describe(target, await inspectDatabase(target), 'Restored');
    if (!answer.ok || !replaces) return answer;
    const again = await eraseAgain(target + aside, config);
    return say(`${answer.text}\n${again}\nDelete ${target + aside} once it is not needed.`);
  },
};

/**
 * Runs a command that is about the database's file; `undefined` when it is none of these. Rejects
 * with `StoreUnavailable`.
 */
export async function operateOnFile(
  [name = '', file, ...flags]: readonly string[],
  config: Config,
): Promise<Answer | undefined> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return undefined;
  const allowed = name === 'restore' ? [replaceFlag] : [];
  if (!file || flags.some((flag) => !allowed.includes(flag))) {
    return misused(`${name} takes one FILE${allowed.map((flag) => ` and perhaps ${flag}`)}.`);
  }
  if (config.databaseUrl !== undefined) {
    return fail(
      `DATABASE_URL is set. PostgreSQL has a command for this:\n${postgresCommands[name]}`,
    );
  }
  // npm runs scripts in the project's folder; a path means the folder that it was typed in.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  return command(path, config, flags.length > 0).catch((error: unknown) => {
    const code = error instanceof Error && 'syscall' in error ? error.message : undefined;
    if (code === undefined) throw error;
    return fail(`${code}.`);
  });
}

function describe(file: string, found: Inspection, done: string): Answer {
  if (!found.whole) return fail(`Broken: ${file}: ${found.why}.`);
  const { confirmed, enquiries, waiting, newest } = found;
  const last = newest === undefined ? '' : `, the newest of ${sydneyTime(newest)}`;
  const words = `${done}: ${file}: ${enquiries} enquiries, ${waiting} of them to be mailed${last}.`;
  if (confirmed || done !== 'Whole') return say(words);
  return say(`${words}\nNo checksum lies beside it: a changed letter would not be noticed.`);
}

/** What its sender had erased must not come back with an older file. */
async function eraseAgain(replaced: string, config: Config): Promise<string> {
  const references = erasedIn(replaced);
  if (!references) {
    return 'The replaced file cannot be read: erase again what was erased since that backup.';
  }
  const { store } = await openStore(config, 'command');
  const found = await Promise.all(
    references.map((reference) => store.find({ kind: 'reference', reference }, systemClock.now())),
  );
  const back = found.flat().filter(({ state }) => state !== 'erased');
  const forgetMails = (ids: readonly string[]) =>
    forgetMailFiles(join(config.dataDir, 'mail'), ids);
  if (back.length > 0) await erase(back, { records: store, clock: systemClock, forgetMails });
  await store.close();
  return `Erased again, as in the replaced file: ${back.length}.`;
}
