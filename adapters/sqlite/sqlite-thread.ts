import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { SqliteEngine } from './sqlite-engine.ts';
// Also imported here, and not only started, so that it is in the compile cache.
import './sqlite-worker.ts';
import type { Call, Reply, ThreadData } from './sqlite-worker.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Opens the file in a thread of its own, with the same methods. Rejects with `StoreUnavailable`
 * when the file cannot be opened and written. An error that nothing in the thread catches ends this
 * process, as it would here.
 */
export async function startSqliteThread(
  databaseFile: string,
  busyTimeout: number,
): Promise<SqliteEngine> {
  const workerData: ThreadData = { databaseFile, busyTimeout };
  // At the first start after an update, too, the thread finds its files stripped of types: to load
  // Node's stripper there would take 9 MB.
  flushCompileCache();
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
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

  async function call<M extends keyof SqliteEngine>(
    method: M,
    ...args: Parameters<SqliteEngine[M]>
  ): Promise<Awaited<ReturnType<SqliteEngine[M]>>> {
    if (ended) throw new StoreUnavailable('it was closed');
    calls += 1;
    const message: Call = { id: calls, method, args };
    thread.postMessage(message);
    return answerTo<Awaited<ReturnType<SqliteEngine[M]>>>(calls);
  }

  try {
    await answerTo<void>(0);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    transact: (statements) => call('transact', statements),
    accept: (enquiry) => call('accept', enquiry),
    adopt: (recipients, now) => call('adopt', recipients, now),
    findRepeat: (key, values) => call('findRepeat', key, values),
    claim: (claim) => call('claim', claim),
    settle: (delivery, settlement) => call('settle', delivery, settlement),
    nextDue: () => call('nextDue'),
    makeAllDue: (now) => call('makeAllDue', now),
    scrub: (turn) => call('scrub', turn),
    isScrubbed: () => call('isScrubbed'),
    check: () => call('check'),
    async close() {
      await call('close');
      await thread.terminate();
    },
  };
}

const unavailable = (cause: Error) => new StoreUnavailable(cause.message, { cause });
