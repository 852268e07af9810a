import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { erasedIn, restoreDatabase } from '../../../adapters/sqlite/sqlite-backup.ts';
import { commitments } from '../../../content/commitments.ts';
import { actors } from '../../../enquiry/answering/acts.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { Config } from '../../settings/read-settings.ts';
import { databaseFile, openStore } from '../open-store.ts';
import { failed, type Result } from '../staff-command/result.ts';
import { describe, factsOf, summary } from './describe-inspection.ts';
import { asideEnding } from './kept-copies.ts';

/** Its versions must not be older than the server's. */
const postgresRestore = `DATABASE_URL is set. PostgreSQL has a command for this:
pg_restore --clean --if-exists --no-owner --exit-on-error --dbname="$DATABASE_URL" FILE`;

/**
 * Puts a backup where the server looks for its database. With `replace` what is there now is set
 * aside, and what was erased from it is erased again. Rejects with `StoreUnavailable`.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  replace: boolean,
): Promise<Result> {
  if (config.databaseUrl !== undefined) return failed(postgresRestore);
  const backup = await inspectDatabase(file);
  if (!backup.whole) return describe(file, backup, '');
  const target = databaseFile(config);
  const replaces = existsSync(target);
  if (replaces && !replace) {
    return failed(`${target} exists already: to set it aside, repeat this with --replace.`);
  }
  const ending = asideEnding(systemClock.now());
  const aside = target + ending;
  mkdirSync(config.dataDir, { recursive: true });
  restoreDatabase(file, target, ending);
  const restored = await inspectDatabase(target);
  if (!restored.whole || !replaces) return describe(target, restored, 'Restored');
  const erasedAgain = await eraseAgain(aside, config);
  const lines = [
    summary(target, restored, 'Restored'),
    textOn(erasedAgain),
    `${aside} is what was there. A nightly backup deletes it after ${commitments.backupRetentionDays} days; delete it yourself as soon as it is not needed.`,
  ];
  return {
    text: lines.join('\n'),
    facts: { ...factsOf(target, restored), replaced: aside, erasedAgain },
  };
}

function textOn(erasedAgain: number | null): string {
  if (erasedAgain === null) {
    return 'The replaced file cannot be read: erase again what was erased since that backup.';
  }
  const later = erasedAgain > 0 ? ' The server removes their copies when it runs.' : '';
  return `Erased again, as in the replaced file: ${erasedAgain}.${later}`;
}

/**
 * What its sender had erased must not come back with an older file. Resolves to how many enquiries
 * were erased again, or to `null` when the replaced file cannot tell.
 */
async function eraseAgain(replaced: string, config: Config): Promise<number | null> {
  const { store } = await openStore(config, 'command');
  const mails = join(config.dataDir, 'mail');
  let erased = 0;
  try {
    for (const references of erasedIn(replaced)) {
      if (references === undefined) return null;
      const now = systemClock.now();
      const found = await Promise.all(references.map((reference) => store.get(reference, now)));
      const back = found
        .filter((record) => record !== undefined)
        .filter(({ state }) => state !== 'erased');
      if (back.length === 0) continue;
      await eraseBatch(back, actors.command, {
        records: store,
        clock: systemClock,
        forgetMails: (ids) => forgetMailFiles(mails, ids),
      });
      erased += back.length;
    }
  } finally {
    await store.close();
  }
  return erased;
}
