import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { writeBackupFile } from '../sql/backup-file.ts';

/** One of PostgreSQL's own programs is missing, or did not do its work. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

/**
 * Options that leave out the rows about clients: their codes' keys, and their allowances. A dump is kept for longer than
 * the keys, without which those codes say nothing.
 */
const withoutClients = ['client_key', 'bucket'].map((table) => `--exclude-table-data=${table}`);

/** Writes what the database holds now into `file`, for `pg_restore`. Rejects with `ProgramFailed`. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { target, env } = connectionOf(databaseUrl);
  const how = ['--format=custom', '--no-owner', ...withoutClients];
  await writeBackupFile(file, (unfinished) =>
    run('pg_dump', [...how, `--file=${unfinished}`, target], env),
  );
}

/**
 * Puts a dump in the place of what the database holds, whole or not at all. Rejects with
 * `ProgramFailed`.
 */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const { target, env } = connectionOf(databaseUrl);
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await run('pg_restore', [...how, target, file], env);
}

/** Every user of the machine can read a program's arguments, not its environment. */
function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const env = { PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  return { target: `--dbname=${url}`, env };
}

/** Reads a dump through. Rejects with `ProgramFailed` when it is broken. */
export async function readDump(file: string): Promise<void> {
  await run('pg_restore', ['--file=/dev/null', file], {});
}

async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const message = text(child.stderr);
  const [status] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw new ProgramFailed(
      error.code === 'ENOENT'
        ? `${program} is missing: install PostgreSQL's client programs, no older than the server`
        : `${program} cannot be started: ${error.code}`,
    );
  });
  if (status === 0) return;
  const [line = ''] = (await message).trim().split('\n');
  throw new ProgramFailed(line.startsWith(program) ? line : `${program}: ${line}`);
}
