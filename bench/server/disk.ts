import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';

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
