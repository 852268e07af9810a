import { setTimeout as pause } from 'node:timers/promises';

/** The result of reading pages. Times are milliseconds. */
export interface Reading {
  pages: number;
  /** Answers other than a page. */
  failed: readonly string[];
  /** 99 % of the pages arrived within this time. */
  percentile99: number;
  slowest: number;
}

/** What 99 % of these milliseconds do not exceed, and the longest; 0 when there are none. */
export function summarise(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b).map(Math.ceil);
  return {
    percentile99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}

/** Milliseconds between a reader's pages. */
const rest = 10;

/** Visitors who read one page after the other, while something else runs. */
export function startReaders(count: number, url: string) {
  const times: number[] = [];
  const failed: string[] = [];
  let leaving = false;
  const readers = Array.from({ length: count }, async () => {
    while (!leaving) {
      const asked = performance.now();
      try {
        const answer = await fetch(url);
        await answer.text();
        if (answer.status !== 200) failed.push(String(answer.status));
      } catch (error) {
        failed.push(String(error));
      }
      times.push(performance.now() - asked);
      await pause(rest);
    }
  });
  return {
    async leave(): Promise<Reading> {
      leaving = true;
      await Promise.all(readers);
      return { pages: times.length, failed, ...summarise(times) };
    },
  };
}
