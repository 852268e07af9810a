// Where the tests find a PostgreSQL server. Plain JavaScript without packages, because set-up reads
// it before any are there.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders with a folder for each version: Debian's and Homebrew's. */
const versioned = [
  ['/usr/lib/postgresql', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
];

/** The folder of PostgreSQL's programs, of the newest version that is there; undefined without one. */
export function postgresFolder() {
  const folders = versioned.flatMap(([parent = '', below = '']) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name, below)) : [],
  );
  const paths = (process.env.PATH ?? '').split(delimiter);
  return [...paths, ...folders].filter((folder) => existsSync(join(folder, 'initdb'))).at(-1);
}

/** Whether this PostgreSQL can run statements on a schedule, as Supabase's does. */
export function hasCron() {
  const folder = postgresFolder();
  return folder !== undefined && existsSync(join(folder, '..', 'lib', 'pg_cron.so'));
}

/** Debian's package of pg_cron for this PostgreSQL. */
export function cronPackages() {
  const version = /^\/usr\/lib\/postgresql\/(\d+)\//.exec(postgresFolder() ?? '')?.[1];
  return [`postgresql-${version}-cron`];
}
