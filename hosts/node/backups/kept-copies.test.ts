import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  asideEnding,
  deleteOldCopies,
  keptCopies,
  newBackupFile,
  nightlyBackups,
} from './kept-copies.ts';

const day = 86_400_000;
const tonight = Date.UTC(2026, 2, 14, 16, 30);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'));
  mkdirSync(join(root, 'backups'));
});
afterEach(() => rmSync(root, { recursive: true }));

const place = (kept: number) => ({
  dataDir: root,
  databaseUrl: undefined,
  backupDir: join(root, 'backups'),
  backupsKept: kept,
});

function backUp(time: number): string {
  const file = newBackupFile(place(1), time);
  writeFileSync(file, '');
  writeFileSync(`${file}.sha256`, '');
  return file;
}

test('A backup is named after the time of its beginning', () => {
  expect(newBackupFile(place(1), tonight)).toBe(
    join(root, 'backups/enquiries-20260314T163000Z.db'),
  );
  const shared = { ...place(1), databaseUrl: 'postgres://db/website' };
  expect(newBackupFile(shared, tonight)).toMatch(/enquiries-20260314T163000Z\.dump$/);
});

test('Of a backup each night the newest are kept, with their checksums, and each is deleted on the day that was named', () => {
  for (let night = 0; night < 40; night += 1) {
    const now = tonight + night * day;
    const goingTonight = keptCopies(place(14)).filter(({ goesAt }) => goesAt <= now);
    backUp(now);
    expect(deleteOldCopies(place(14), now)).toEqual(goingTonight.map(({ file }) => file));
    expect(goingTonight).toHaveLength(night < 14 ? 0 : 1);
  }
  expect(keptCopies(place(14)).map(({ madeAt }) => (madeAt - tonight) / day)).toEqual(
    Array.from({ length: 14 }, (_, index) => 26 + index),
  );
  expect(readdirSync(join(root, 'backups'))).toHaveLength(28);
});

test('Backups made beyond one a night go earlier, and after a pause none is older than its days', () => {
  const files = [0, 1, 2].map((hour) => backUp(tonight + hour));
  // The same second: one file.
  expect(new Set(files).size).toBe(1);
  const hours = [1, 2, 3].map((hour) => backUp(tonight + hour * 3_600_000));
  expect(deleteOldCopies(place(3), tonight + day / 2)).toEqual([files[0]]);
  const late = tonight + 20 * day;
  const newest = backUp(late);
  expect(deleteOldCopies(place(3), late)).toEqual(hours);
  expect(keptCopies(place(3)).map(({ file }) => file)).toEqual([newest]);
});

test('A database that a restore replaced is deleted after 30 days with its logs; other files stay', () => {
  const database = join(root, 'enquiries.db');
  const replaced = database + asideEnding(tonight);
  for (const file of [replaced, `${replaced}-wal`, database]) writeFileSync(file, '');
  writeFileSync(join(root, 'backups', 'my-own.db'), '');
  expect(keptCopies(place(14))).toEqual([
    { file: replaced, madeAt: tonight, goesAt: tonight + 30 * day },
  ]);
  expect(deleteOldCopies(place(14), tonight + 30 * day - 1)).toEqual([]);
  expect(deleteOldCopies(place(14), tonight + 30 * day)).toEqual([replaced]);
  expect(readdirSync(root).sort()).toEqual(['backups', 'enquiries.db']);
  expect(readdirSync(join(root, 'backups'))).toEqual(['my-own.db']);
});

test('What an interrupted backup left is named, is not the last backup, and goes with the next one a day later', () => {
  const file = backUp(tonight);
  const left = ['unfinished', 'unfinished-journal'].map((ending) => {
    const name = `${newBackupFile(place(14), tonight + 1_000)}.${ending}`;
    writeFileSync(name, '');
    return name;
  });
  expect(nightlyBackups(place(14)).map((copy) => copy.file)).toEqual([file]);
  expect(keptCopies(place(14)).map((copy) => copy.file)).toEqual([file, ...left]);
  expect(deleteOldCopies(place(14), tonight + day)).toEqual([]);
  expect(deleteOldCopies(place(14), tonight + day + 1_000)).toEqual(left);
  expect(readdirSync(join(root, 'backups'))).toHaveLength(2);
});
