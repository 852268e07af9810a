import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** All that a build reads. */
const sources = [
  'adapters',
  'build',
  'content',
  'enquiry',
  'hosts',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the sources in a folder of its own, with the same packages, for a test to change. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const source of sources) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Changes one place of a copied file. Throws when it does not hold `from`. */
export function changeFile(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, after);
}
