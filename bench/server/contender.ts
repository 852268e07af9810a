import { median } from '../median.ts';
import { whole } from './metrics.ts';
import { processorSeconds } from './process-metrics.ts';
import { requestsPerSecond } from './wrk.ts';

/** A server that is compared with others. */
export interface Contender {
  /** Requests `path` for this many seconds and records the result. */
  run: (seconds: number) => Promise<void>;
  /** Median of requests per second. */
  rate: () => number;
  /** Median of requests per second of the server's processor time, without the load generator's. */
  economy: () => number;
  describe: () => string;
}

/** @param processes The process ids that answer requests. */
export function contender(
  name: string,
  url: string,
  processes: () => readonly number[],
): Contender {
  const rates: number[] = [];
  const economies: number[] = [];
  const used = () => processes().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  return {
    async run(seconds) {
      const before = used();
      const rate = await requestsPerSecond(url, seconds);
      rates.push(rate);
      economies.push((rate * seconds) / (used() - before));
    },
    rate: () => median(rates),
    economy: () => median(economies),
    describe: () =>
      `  ${name.padEnd(16)} ${whole(median(rates)).padStart(7)}/s (${rates.map(whole).join(' ')}), ${whole(median(economies))} per second of its processor time`,
  };
}
