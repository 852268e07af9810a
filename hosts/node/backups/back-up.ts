import { existsSync, mkdirSync, statSync } from 'node:fs';
import {
  dumpPostgres,
  ProgramFailed,
  readDump,
} from '../../../adapters/postgres/postgres-backup.ts';
import { agreesWithChecksum } from '../../../adapters/sql/backup-file.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { backUpDatabase } from '../../../adapters/sqlite/sqlite-backup.ts';
import type { Config } from '../../settings/read-settings.ts';
import { databaseFile } from '../open-store.ts';
import { type Answer, fail, say } from '../staff-command/answer.ts';
import { describe } from './describe-inspection.ts';
import { deleteOldCopies, newBackupFile } from './kept-copies.ts';

/** Writes everything into one file while the server runs. Rejects with `StoreUnavailable`. */
export async function backUp(config: Config, file: string): Promise<Answer> {
  if (existsSync(file)) return fail(`${file} exists already: a backup replaces nothing.`);
  const { databaseUrl } = config;
  if (databaseUrl !== undefined) {
    return withPrograms(async () => {
      await dumpPostgres(databaseUrl, file);
      const { size } = statSync(file);
      return say(`Backed up: ${file}: ${size} bytes.`, { file, bytes: size });
    });
  }
  const source = databaseFile(config);
  if (!existsSync(source)) return fail(`DATA_DIR: ${config.dataDir} holds no enquiries.`);
  await backUpDatabase(source, file);
  return describe(file, await inspectDatabase(file), 'Backed up');
}

/** Reads a backup through and says whether it is whole. */
export async function verifyBackup(config: Config, file: string): Promise<Answer> {
  if (config.databaseUrl === undefined) {
    return describe(file, await inspectDatabase(file), 'Whole');
  }
  if (!existsSync(file)) return fail(`Broken: ${file}: there is no such file.`);
  if ((await agreesWithChecksum(file)) === false) {
    return fail(`Broken: ${file}: it differs from its checksum.`);
  }
  return withPrograms(async () => {
    await readDump(file);
    return say(`Whole: ${file}.`, { file });
  });
}

/**
 * What a timer does each night: a backup under a name with its time, verified, and old ones
 * deleted. Rejects with `StoreUnavailable`.
 */
export async function backUpTonight(config: Config, now: number): Promise<Answer> {
  const file = newBackupFile(config, now);
  mkdirSync(config.backupDir, { recursive: true });
  const made = await backUp(config, file);
  if (!made.ok) return made;
  const verified = await verifyBackup(config, file);
  if (!verified.ok) return verified;
  const deleted = deleteOldCopies(config, now);
  const lines = deleted.map((old) => `Deleted: ${old}\n`);
  return { ok: true, pieces: both(made.pieces, lines), facts: { ...made.facts, deleted } };
}

async function* both(...parts: readonly (AsyncIterable<string> | Iterable<string>)[]) {
  for (const part of parts) yield* part;
}

async function withPrograms(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProgramFailed) return fail(`${error.message}.`);
    throw error;
  }
}
