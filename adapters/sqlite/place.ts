import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/** Bytes that must find room on the disk: the longest enquiry with its indexes, and half as much again. */
const roomNeeded = 64 * 1024;

/** Where a database's files are on the disk, and whether they still are and can grow. */
export interface DatabasePlace {
  /**
   * Throws `StoreUnavailable` when the file was deleted or replaced: what is written to it then is
   * gone when the process ends.
   */
  confirmFiles(): void;
  /** Rejects with `StoreUnavailable` when another enquiry does not fit. */
  confirmRoom(): Promise<void>;
}

/** To be called while the database is open and was written to: the log beside it exists from then on. */
export function placeOf(file: string): DatabasePlace {
  const files = [file, `${file}-wal`];
  const opened = files.map(identityOf);
  const probe = `${file}-room`;
  return {
    confirmFiles() {
      if (files.every((name, index) => identityOf(name) === opened[index])) return;
      throw new StoreUnavailable('its file was deleted or replaced; restart the website');
    },
    async confirmRoom() {
      try {
        const handle = await open(probe, 'w', 0o600);
        try {
          // Random, as a file system may keep zeros without using any room.
          await handle.writeFile(randomBytes(roomNeeded));
          await handle.datasync();
        } finally {
          await handle.close();
        }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : 'unforeseen';
        throw new StoreUnavailable(`no room beside its file (${code})`, { cause: error });
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

/** Which file has this name; one that is deleted and made again is another. */
function identityOf(name: string): string {
  const stats = statSync(name, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : 'none';
}
