import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { erasedIn, restoreDatabase } from '../../../adapters/sqlite/sqlite-backup.ts';
import { commitments } from '../../../content/commitments.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { Config } from '../../settings/read-settings.ts';
import { backUp, backUpTonight, verifyBackup } from '../backups/back-up.ts';
import { describe, factsOf, summary } from '../backups/describe-inspection.ts';
import { asideEnding } from '../backups/kept-copies.ts';
import { databaseFile, openStore } from '../open-store.ts';
import { type Answer, fail, misused, say } from './answer.ts';

/** Says that a restore may set aside what is there. */
const replaceFlag = '--replace';

/** Its versions must not be older than the server's. */
const postgresRestore = `DATABASE_URL is set. PostgreSQL has a command for this:
pg_restore --clean --if-exists --no-owner --exit-on-error --dbname="$DATABASE_URL" FILE`;

type FileCommand = (file: string, config: Config, replace: boolean) => Promise<Answer>;

const commands: Readonly<Record<string, FileCommand>> = {
  backup: (file, config) => backUp(config, file),
  verify: (file, config) => verifyBackup(config, file),
  async restore(file, config, replace) {
    if (config.databaseUrl !== undefined) return fail(postgresRestore);
    const before = await inspectDatabase(file);
    if (!before.whole) return describe(file, before, '');
    const target = databaseFile(config);
    const replaces = existsSync(target);
    if (replaces && !replace) {
      return fail(`${target} exists already: to set it aside, repeat this with ${replaceFlag}.`);
    }
    const aside = asideEnding(systemClock.now());
    mkdirSync(config.dataDir, { recursive: true });
    restoreDatabase(file, target, aside);
    const restored = await inspectDatabase(target);
    if (!restored.whole || !replaces) return describe(target, restored, 'Restored');
    const again = await eraseAgain(target + aside, config);
    const facts = {
      ...factsOf(target, restored),
      replaced: target + aside,
      erasedAgain: again.erased,
    };
    return say(
      `${summary(target, restored, 'Restored')}\n${again.words}\n${target + aside} is what was there. A nightly backup deletes it after ${commitments.backupRetentionDays} days; delete it yourself as soon as it is not needed.`,
      facts,
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
  if (name === 'backup' && file === undefined) {
    return explained(backUpTonight(config, systemClock.now()));
  }
  const allowed = name === 'restore' ? [replaceFlag] : [];
  if (!file || flags.some((flag) => !allowed.includes(flag))) {
    return misused(`${name} takes one FILE${allowed.map((flag) => ` and perhaps ${flag}`)}.`);
  }
  // npm runs scripts in the project's folder; a path means the folder that it was typed in.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  return explained(command(path, config, flags.length > 0));
}

/** What the system refuses, a full disk or a folder of somebody else's, is for the operator to fix. */
async function explained(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return fail(`${error.message}.`);
    throw error;
  }
}

/** What its sender had erased must not come back with an older file. */
async function eraseAgain(
  replaced: string,
  config: Config,
): Promise<{ words: string; erased: number | null }> {
  const { store } = await openStore(config, 'command');
  const forgetMails = (ids: readonly string[]) =>
    forgetMailFiles(join(config.dataDir, 'mail'), ids);
  let erased = 0;
  try {
    for (const references of erasedIn(replaced)) {
      if (references === undefined) {
        const words =
          'The replaced file cannot be read: erase again what was erased since that backup.';
        return { words, erased: null };
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
  return { words: `Erased again, as in the replaced file: ${erased}.${later}`, erased };
}
