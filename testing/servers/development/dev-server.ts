import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Links each package into a copy of the project, so that Vite finds no cache of another server. */
export function linkPackages(project: string): void {
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  }
}

/**
 * Resolves to the address that a development server prints. Rejects with what it printed if it ends.
 */
export function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((ready, fail) => {
    const read = (words: Buffer) => {
      output += stripVTControlCharacters(words.toString());
      const local = /Local: +(\S+)\/\n/.exec(output)?.[1];
      if (local) ready(local);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => fail(new Error(`The server ended: ${output}`)));
  });
}
