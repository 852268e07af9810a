import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dumpPostgres, readDump } from '../../../adapters/postgres/postgres-backup.ts';
import { agreesWithChecksum } from '../../../adapters/sql/backup-file.ts';
import { inspectDatabase } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { backUpDatabase } from '../../../adapters/sqlite/sqlite-backup.ts';
import type { Config } from '../../settings/read-settings.ts';
import { databaseFile } from '../open-store.ts';
import { failed, type Result } from '../staff-command/result.ts';
import { describe } from './describe-inspection.ts';
import { deleteOldCopies, newBackupFile } from './kept-copies.ts';

/**
 * Writes everything into one file while the server runs. Rejects with `StoreUnavailable`, or with
 * `ProgramFailed` when PostgreSQL's own programs fail.
 */
export async function backUp(config: Config, file: string): Promise<Result> {
  if (existsSync(file)) return failed(`${file} exists already: a backup replaces nothing.`);
  const { databaseUrl } = config;
  if (databaseUrl !== undefined) {
    await dumpPostgres(databaseUrl, file);
    const { size } = statSync(file);
    return { text: `Backed up: ${file}: ${size} bytes.`, facts: { file, bytes: size } };
  }
  const source = databaseFile(config);
  if (!existsSync(source)) return failed(`DATA_DIR: ${config.dataDir} holds no enquiries.`);
  await backUpDatabase(source, file);
  return describe(file, await inspectDatabase(file), 'Backed up');
}

/** Reads a backup through and says whether it is whole. Rejects as `backUp` does. */
export async function verifyBackup(config: Config, file: string): Promise<Result> {
  if (config.databaseUrl === undefined) {
    return describe(file, await inspectDatabase(file), 'Whole');
  }
  if (!existsSync(file)) return failed(`Broken: ${file}: there is no such file.`);
  if ((await agreesWithChecksum(file)) === false) {
    return failed(`Broken: ${file}: it differs from its checksum.`);
  }
  await readDump(file);
  return { text: `Whole: ${file}.`, facts: { file } };
}

/**
 * What a timer does each night: a backup under a name with its time, verified, and old ones
 * deleted. Rejects as `backUp` does.
 */
export async function backUpTonight(config: Config, now: number): Promise<Result> {
  const file = newBackupFile(config, now);
  mkdirSync(config.backupDir, { recursive: true });
  const made = await backUp(config, file);
  if (made.failed) return made;
  const verified = await verifyBackup(config, file);
  if (verified.failed) return verified;
  const deleted = deleteOldCopies(config, now);
  const text = [made.text, ...deleted.map((old) => `Deleted: ${old}`)].join('\n');
  return { text, facts: { ...made.facts, deleted } };
}
