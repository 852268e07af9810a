// Programs of the system that tests and measurements run beside the server, and the package of
// Debian that has each. Plain JavaScript without packages, because set-up reads it before any are there.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const packages = { nginx: 'nginx-light', strace: 'strace', wrk: 'wrk' };

/**
 * Whether this machine has a program.
 * @param {keyof typeof packages} name
 */
export function hasProgram(name) {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, name)));
}

/**
 * Debian's packages for those of the programs that this machine lacks.
 * @param {(keyof typeof packages)[]} names
 */
export function packagesFor(...names) {
  return names.filter((name) => !hasProgram(name)).map((name) => packages[name]);
}
