import { readFileSync } from 'node:fs';

/** Clock ticks per second in which Linux counts processor time, on every machine. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used, with all its threads. */
export function processorSeconds(pid: number): number {
  // The second field, the name, may contain spaces: fields are counted after its bracket.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
  const [userTicks, systemTicks] = rest.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / ticksPerSecond;
}
