import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that strace needs to attach to every thread of the server. */
const attaching = 500;

/**
 * Counts the fsync calls of a process while `work` runs.
 * @returns `undefined` instead of the count if strace is missing or not permitted.
 */
export async function countSyncs<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; syncs: number | undefined }> {
  const watching = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-p', String(pid)];
  if (spawnSync('strace', ['-V']).status !== 0) return { result: await work(), syncs: undefined };
  const strace = spawn('strace', watching, { stdio: ['ignore', 'ignore', 'pipe'] });
  const summary = text(strace.stderr);
  await pause(attaching);
  const result = await work().finally(() => strace.kill('SIGINT'));
  await once(strace, 'exit');
  const rows = [...(await summary).matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\b.*sync$/gm)];
  const syncs = rows.reduce((sum, [, calls]) => sum + Number(calls), 0);
  return { result, syncs: rows.length > 0 ? syncs : undefined };
}
