import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { RewriteResult } from '../../enquiry/upkeep/records.ts';
import type { Run } from '../sql/database.ts';
import { type Driver, operations } from '../sql/store.ts';
// Also imported here, and not only started, so that it is in the compile cache.
import './worker.ts';
import type { Call, Reply, ThreadData } from './worker.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A bundler may rename functions, never the keys of an object. */
const names = new Map<unknown, string>(
  Object.entries(operations).map(([name, operation]) => [operation, name]),
);

/** A call before it has its number. */
type Request = Call extends infer C ? (C extends Call ? Omit<C, 'id'> : never) : never;

/**
 * Opens the file in a thread of its own, which runs operations by their names. Rejects with
 * `StoreUnavailable` when the file cannot be opened and written. An error that nothing in the thread
 * catches ends this process, as it would here.
 */
export async function startSqliteThread(databaseFile: string): Promise<Driver> {
  const workerData: ThreadData = { databaseFile };
  // At the first start after an update, too, the thread finds its files stripped of types: to load
  // Node's stripper there would take 9 MB.
  flushCompileCache();
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let ended = false;

  thread.on('message', (reply: Reply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) caller?.resolve(reply.value);
    else caller?.reject(reply.unavailable ? unavailable(reply.error) : reply.error);
  });
  thread.once('exit', () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new StoreUnavailable('it was closed'));
  });

  const answerTo = <T>(id: number) =>
    new Promise<T>((resolve, reject) => waiting.set(id, { resolve, reject }));

  async function call<T>(request: Request): Promise<T> {
    if (ended) throw new StoreUnavailable('it was closed');
    calls += 1;
    const message: Call = { id: calls, ...request };
    thread.postMessage(message);
    return answerTo<T>(calls);
  }

  try {
    await answerTo<void>(0);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  const run: Run = (operation, ...args) =>
    call({ operation: names.get(operation) ?? operation.name, args });
  return {
    run,
    runUpkeep: run,
    check: () => call<void>({ method: 'check' }),
    rewriteFiles: () => call<RewriteResult>({ method: 'rewriteFiles' }),
    async close() {
      await call<void>({ method: 'close' });
      await thread.terminate();
    },
  };
}

const unavailable = (cause: Error) => new StoreUnavailable(cause.message, { cause });
