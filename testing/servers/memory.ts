import { existsSync, readFileSync } from 'node:fs';

/** MiB that a running process uses now, and the most it ever used; 0 where the system does not say. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const mebibytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}
