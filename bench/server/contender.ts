import { median } from '../median.ts';
import { whole } from './figures.ts';
import { processorSeconds } from './process-figures.ts';
import { requestsPerSecond } from './wrk.ts';

/** A server that is measured beside another. */
export interface Contender {
  /** Asks for `path` for so many seconds and keeps what came of it. */
  run: (seconds: number) => Promise<void>;
  /** Median of requests a second. */
  rate: () => number;
  /** Median of requests for a second of its own processor time: the load generator is left out. */
  economy: () => number;
  describe: () => string;
}

/** @param processes Those that answer. */
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
      `  ${name.padEnd(16)} ${whole(median(rates)).padStart(7)}/s (${rates.map(whole).join(' ')}), ${whole(median(economies))} for a second of its processor time`,
  };
}
