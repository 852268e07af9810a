import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from './figures.ts';

/** A folder next to the built site, because the system's temporary folder is often in memory. */
export function makeFolder() {
  mkdirSync('dist', { recursive: true });
  const path = mkdtempSync('dist/bench-');
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

/** 'ext4 on /dev/vda1'. @throws Error if the folder is in memory, where fsync commits nothing. */
export function fileSystemOf(folder: string): string {
  const columns = execFileSync('df', ['--output=fstype,source', folder], { encoding: 'utf8' });
  const [type = '', source = ''] = columns.trim().split('\n').at(-1)?.split(/\s+/) ?? [];
  if (/^(tmpfs|ramfs)$/.test(type)) throw new Error(`${folder} is on ${type}, not on a disk`);
  return `${type} on ${source}`;
}

const writes = 100;
const page = Buffer.alloc(4096, 1);

/** Milliseconds that the bare disk needs to write and fsync a page. */
export function measureDisk(folder: string): { median: number; slowest: number } {
  const file = openSync(join(folder, 'page'), 'w');
  const times = Array.from({ length: writes }, () => {
    const started = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - started;
  }).sort((one, other) => one - other);
  closeSync(file);
  return { median: quantile(times, 0.5), slowest: quantile(times, 1) };
}
