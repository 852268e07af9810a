import { existsSync, readFileSync } from 'node:fs';

/** The most that a running process has needed, in megabytes; 0 where the system does not say. */
export function peakMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const peak = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8')) : null;
  return Math.round(Number(peak?.[1] ?? 0) / 1024);
}
