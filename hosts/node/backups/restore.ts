import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { isDamage } from '../../../adapters/postgres/errors.ts';
import { restoreDump } from '../../../adapters/postgres/postgres-backup.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { readReferences, restoreDatabase } from '../../../adapters/sqlite/sqlite-backup.ts';
import { commitments } from '../../../content/commitments.ts';
import { actors } from '../../../enquiry/answering/acts.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import { batchSize } from '../../../enquiry/upkeep/records.ts';
import type { Config } from '../../settings/read-settings.ts';
import { databaseFile, openStore } from '../open-store.ts';
import { failed, type Result } from '../staff-command/result.ts';
import { verifyBackup } from './back-up.ts';
import { describe, factsOf, summary } from './describe-inspection.ts';
import { asideEnding } from './kept-copies.ts';

/**
 * Puts a backup where the server looks for its database. What is there now is only replaced with `replace`, and
 * what was erased from it is erased again. Rejects with `StoreUnavailable`, or with `ProgramFailed` when
 * PostgreSQL's own program fails.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  replace: boolean,
): Promise<Result> {
  if (config.databaseUrl !== undefined) {
    return restoreInto(config.databaseUrl, config, file, replace);
  }
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
  if (!restored.whole) return describe(target, restored, 'Restored');
  const replaced = replaces ? readReferences(aside) : undefined;
  const erasedAgain = await eraseAgain(replaced, config);
  const lines = [summary(target, restored, 'Restored'), textOn(erasedAgain)];
  const facts = { ...factsOf(target, restored), erasedAgain };
  if (!replaces) return { text: lines.join('\n'), facts };
  lines.push(
    `${aside} is what was there. A nightly backup deletes it after ${commitments.backupRetentionDays} days; delete it yourself as soon as it is not needed.`,
  );
  if (!replaced) {
    lines.push("It is damaged and may still hold the keys of clients' codes: delete it soon.");
  }
  return { text: lines.join('\n'), facts: { ...facts, replaced: aside } };
}

/** The reference of each enquiry of the database that was replaced, and whether it had been erased. */
type Replaced = ReadonlyMap<string, boolean>;

/** PostgreSQL replaces its tables: nothing of what is there now is kept. */
async function restoreInto(
  databaseUrl: string,
  config: Config,
  file: string,
  replace: boolean,
): Promise<Result> {
  const backup = await verifyBackup(config, file);
  if (backup.failed) return backup;
  if (!replace && (await holdsEnquiries(config))) {
    return failed('The database holds enquiries: back it up, then repeat this with --replace.');
  }
  const replaced = replace ? await readReplaced(config) : undefined;
  await restoreDump(databaseUrl, file);
  const erasedAgain = await eraseAgain(replaced, config);
  return { text: `Restored: ${file}.\n${textOn(erasedAgain)}`, facts: { file, erasedAgain } };
}

async function holdsEnquiries(config: Config): Promise<boolean> {
  const { store } = await openStore(config, 'command');
  try {
    return (await store.count(systemClock.now())).size > 0;
  } finally {
    await store.close();
  }
}

/** `undefined` when the database is too damaged to tell. */
async function readReplaced(config: Config): Promise<Replaced | undefined> {
  try {
    const { store } = await openStore(config, 'command');
    try {
      const replaced = new Map<string, boolean>();
      const all = { kind: 'recent', limit: Number.POSITIVE_INFINITY } as const;
      for await (const batch of store.find(all, systemClock.now())) {
        for (const { reference, state } of batch) replaced.set(reference, state === 'erased');
      }
      return replaced;
    } finally {
      await store.close();
    }
  } catch (error) {
    // Damage is what a restore is for. Anything else may pass, and a restore would destroy the record of what was erased.
    if (!isDamage(error)) throw error;
    return undefined;
  }
}

function textOn(erasedAgain: number | null): string {
  if (erasedAgain === null) {
    return 'What was erased since that backup cannot be read here: erase it again.';
  }
  const later = erasedAgain > 0 ? ' The server removes their copies when it runs.' : '';
  return `Erased again, as it had been before: ${erasedAgain}.${later}`;
}

/**
 * What its sender had erased must not come back with an older file. Resolves to how many enquiries were erased again, or
 * to `null` when more may have been erased since the backup. Enquiries keep their references for good: only a database
 * that knows the newest one of the backup has lived on from there.
 */
async function eraseAgain(replaced: Replaced | undefined, config: Config): Promise<number | null> {
  if (!replaced) return null;
  const { store } = await openStore(config, 'command');
  const mails = join(config.dataDir, 'mail');
  const now = systemClock.now();
  let erased = 0;
  try {
    const references = [...replaced].filter(([, gone]) => gone).map(([reference]) => reference);
    for (let first = 0; first < references.length; first += batchSize) {
      const batch = references.slice(first, first + batchSize);
      const found = await Promise.all(batch.map((reference) => store.get(reference, now)));
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
    for await (const [newest] of store.find({ kind: 'recent', limit: 1 }, now)) {
      if (newest && !replaced.has(newest.reference)) return null;
    }
  } finally {
    await store.close();
  }
  return erased;
}
