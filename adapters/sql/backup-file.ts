import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What visitors wrote is for this user's eyes only. */
export const ownerOnly = 0o600;

/** The file beside a backup that `sha256sum --check` reads too. */
export const checksumFile = (file: string) => `${file}.sha256`;

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Whether a file agrees with the checksum beside it; `undefined` when there is none. */
export async function agreesWithChecksum(file: string): Promise<boolean | undefined> {
  if (!existsSync(checksumFile(file))) return undefined;
  const [expected] = readFileSync(checksumFile(file), 'utf8').split(' ');
  return expected === (await checksumOf(file));
}

/** Added to the name of a backup while it is written. */
export const unfinishedEnding = '.unfinished';

/**
 * Lets `write` fill a file, and names it `target`, with its checksum beside it, when it is whole and
 * on the disk.
 */
export async function writeBackupFile(
  target: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = target + unfinishedEnding;
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', ownerOnly));
  try {
    await write(unfinished);
    toDisk(unfinished);
    const sum = `${await checksumOf(unfinished)}  ${basename(target)}\n`;
    writeFileSync(checksumFile(target), sum, { mode: ownerOnly, flush: true });
    renameSync(unfinished, target);
    toDisk(dirname(target));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export function toDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
