import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { operations } from '../sql/store.ts';
import { openSqliteDatabase, type SqliteDatabase } from './driver.ts';

/** What the thread is asked for: one of its own methods, or an operation in a transaction. */
export type Call = { id: number } & (
  | { method: Exclude<keyof SqliteDatabase, 'transaction'> }
  | { operation: string; args: readonly unknown[] }
);

/** What the thread answers to a call; first of all, with the id 0, that the file is open. */
export type Reply = { id: number } & (
  | { ok: true; value: unknown }
  | { ok: false; error: Error; unavailable: boolean }
);

const threadData = v.object({ databaseFile: v.string() });
export type ThreadData = v.InferOutput<typeof threadData>;

const byName = new Map(Object.entries(operations));

function perform(database: SqliteDatabase, call: Call): Promise<unknown> {
  if ('method' in call) return database[call.method]();
  const operation = byName.get(call.operation);
  if (!operation) throw new Error(`the thread does not know the operation ${call.operation}`);
  return database.transaction((tx) => Reflect.apply(operation, undefined, [tx, ...call.args]));
}

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
  const { databaseFile } = workerData;
  await answer(0, () => {
    const database = openSqliteDatabase(databaseFile);
    parentPort?.on('message', (call: Call) => answer(call.id, () => perform(database, call)));
  });
}
