/** What one attack did; a row of the table at the end of `npm run test:faults`. Times are milliseconds. */
export interface AttackRow {
  attack: string;
  requests: number;
  /** Enquiries of visitors that were answered with 200. */
  accepted: number;
  /** Accepted, and not stored or not mailed. */
  lost: number;
  /** Stored or mailed more than once. */
  doubled: number;
  pageP99: number;
  slowestPage: number;
  /** The most that the server's process has used, in MB. */
  memory: number;
}

declare module 'vitest' {
  interface TaskMeta {
    /** `test('…', ({ task }) => { task.meta.attack = … })` */
    attack?: AttackRow;
  }
}

/** Of these strings, how many `found` lacks, and how many it has more than once. */
export function compare(accepted: Iterable<string>, found: readonly string[]) {
  const times = Map.groupBy(found, (each) => each);
  const wanted = [...accepted];
  return {
    lost: wanted.filter((each) => !times.has(each)).length,
    doubled: wanted.filter((each) => (times.get(each)?.length ?? 0) > 1).length,
  };
}
