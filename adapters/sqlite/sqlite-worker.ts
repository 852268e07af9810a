import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { openSqliteEngine, type SqliteEngine } from './sqlite-engine.ts';

/** One call of a method of the engine. */
export interface Call {
  id: number;
  method: keyof SqliteEngine;
  args: readonly unknown[];
}

/** What the thread answers to a call; first of all, with the id 0, that the file is open. */
export type Reply = { id: number } & (
  | { ok: true; value: unknown }
  | { ok: false; error: Error; unavailable: boolean }
);

const threadData = v.object({ databaseFile: v.string(), busyTimeout: v.number() });
export type ThreadData = v.InferOutput<typeof threadData>;

async function answer(id: number, work: () => unknown): Promise<void> {
  const reply = (message: Reply) => parentPort?.postMessage(message);
  try {
    reply({ id, ok: true, value: await work() });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    reply({ id, ok: false, error, unavailable: thrown instanceof StoreUnavailable });
  }
}

// In the thread that `startSqliteThread` starts, and nowhere else.
if (v.is(threadData, workerData)) {
  const { databaseFile, busyTimeout } = workerData;
  await answer(0, () => {
    const engine = openSqliteEngine(databaseFile, busyTimeout);
    parentPort?.on('message', ({ id, method, args }: Call) =>
      answer(id, () => Reflect.apply(engine[method], engine, args)),
    );
  });
}
