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
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { Config } from '../config.ts';
import { databaseFile, openStore } from '../open-store.ts';
import { type Answer, fail, misused, say } from './answer.ts';

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
    const restored = await inspectDatabase(target);
    if (!restored.whole || !replaces) return describe(target, restored, 'Restored');
    const again = await eraseAgain(target + aside, config);
    return say(
      `${summary(target, restored, 'Restored')}\n${again}\nDelete ${target + aside} once it is not needed.`,
    );
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
  const words = summary(file, found, done);
  if (found.confirmed || done !== 'Whole') return say(words);
  return say(`${words}\nThere is no checksum file: a changed letter would not be noticed.`);
}

function summary(
  file: string,
  { enquiries, waiting, newest }: Extract<Inspection, { whole: true }>,
  done: string,
): string {
  const last = newest === undefined ? '' : `, the newest of ${sydneyTime(newest)}`;
  return `${done}: ${file}: ${enquiries} enquiries, ${waiting} of them to be mailed${last}.`;
}

/** What its sender had erased must not come back with an older file. */
async function eraseAgain(replaced: string, config: Config): Promise<string> {
  const { store } = await openStore(config, 'command');
  const forgetMails = (ids: readonly string[]) =>
    forgetMailFiles(join(config.dataDir, 'mail'), ids);
  let erased = 0;
  try {
    for (const references of erasedIn(replaced)) {
      if (references === undefined) {
        return 'The replaced file cannot be read: erase again what was erased since that backup.';
      }
      const found = await Promise.all(
        references.map((reference) => store.get(reference, systemClock.now())),
      );
      const back = found
        .filter((record) => record !== undefined)
        .filter(({ state }) => state !== 'erased');
      if (back.length === 0) continue;
      await eraseBatch(back, { records: store, clock: systemClock, forgetMails });
      erased += back.length;
    }
  } finally {
    await store.close();
  }
  const later = erased > 0 ? ' The server removes their copies when it runs.' : '';
  return `Erased again, as in the replaced file: ${erased}.${later}`;
}
