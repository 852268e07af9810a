import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checksumFile, unfinishedEnding } from '../../../adapters/sql/backup-file.ts';
import { commitments } from '../../../content/commitments.ts';
import { compactTime } from '../../../enquiry/compact-time.ts';
import type { Config } from '../../settings/read-settings.ts';

type Place = Pick<Config, 'backupDir' | 'backupsKept' | 'dataDir' | 'databaseUrl'>;

/** A file that can hold what has been erased from the store. Times are milliseconds since 1970. */
export interface KeptCopy {
  file: string;
  /** It holds nothing that came later. */
  madeAt: number;
  /** The first nightly backup from then on deletes it, or an earlier one does. */
  goesAt: number;
}

const day = 24 * 60 * 60_000;

const stamp = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/;

function timeIn(name: string): number {
  const [year = 0, month = 0, ...rest] = (stamp.exec(name) ?? []).slice(1).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** Where a nightly backup that begins now is written. */
export const newBackupFile = ({ backupDir, databaseUrl }: Place, now: number) =>
  join(backupDir, `enquiries-${compactTime(now)}.${databaseUrl === undefined ? 'db' : 'dump'}`);

/** Added to the name of a database that a restore replaces. */
export const asideEnding = (now: number) => `.replaced-${compactTime(now)}`;

const nightlyName = new RegExp(`^enquiries-${stamp.source}\\.(db|dump)$`);
const unfinishedName = new RegExp(
  `^enquiries-${stamp.source}\\.(db|dump)\\${unfinishedEnding}(-journal)?$`,
);
const replacedName = new RegExp(`\\.replaced-${stamp.source}$`);

/** Oldest first. */
function copiesIn(folder: string, pattern: RegExp, days: number): readonly KeptCopy[] {
  const copies = namesIn(folder)
    .filter((name) => pattern.test(name))
    .map((name) => {
      const madeAt = timeIn(name);
      return { file: join(folder, name), madeAt, goesAt: madeAt + days * day };
    });
  return copies.sort((a, b) => a.madeAt - b.madeAt);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Oldest first. Throws as `keptCopies` does. */
export const nightlyBackups = ({ backupDir, backupsKept }: Place) =>
  copiesIn(backupDir, nightlyName, backupsKept);
/** What is left of backups that were interrupted: after a day none can still be at work. */
const unfinishedIn = ({ backupDir }: Place) => copiesIn(backupDir, unfinishedName, 1);
const replacedIn = ({ dataDir }: Place) =>
  copiesIn(dataDir, replacedName, commitments.backupRetentionDays);

/**
 * Nightly backups, finished or not, and databases that a restore replaced. Throws the system's error
 * when one of their folders cannot be read.
 */
export const keptCopies = (place: Place): readonly KeptCopy[] => [
  ...nightlyBackups(place),
  ...unfinishedIn(place),
  ...replacedIn(place),
];

/**
 * Deletes expired copies, and backups beyond the number that is kept. Returns their names. Call it
 * only after a new backup, so that the last good one stays.
 */
export function deleteOldCopies(place: Place, now: number): readonly string[] {
  const surplus = nightlyBackups(place).slice(0, -place.backupsKept);
  const over = keptCopies(place).filter(({ goesAt }) => goesAt <= now);
  const files = new Set([...surplus, ...over].map(({ file }) => file));
  for (const file of files) {
    for (const part of [file, checksumFile(file), `${file}-wal`, `${file}-shm`]) {
      rmSync(part, { force: true });
    }
  }
  return [...files];
}
