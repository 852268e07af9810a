// Plain JavaScript without packages, because set-up reads it before any are there.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether this machine has a program, such as nginx, that tests and measurements run beside the server.
 * @param {string} name
 */
export function hasProgram(name) {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, name)));
}
