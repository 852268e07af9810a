import { afterEach, beforeEach, expect } from 'vitest';
import {
  type Host,
  newClient,
  newEnquiry,
  type Rows,
  referenceOf,
  send,
  sqliteRows,
  startNode,
  temporaryFolder,
  until,
} from './host.ts';

type Settings = Readonly<Record<string, string>>;

/** A website of its own for each test of a file, on SQLite; `settings` are those of every start. */
export function siteForEachTest(settings: () => Settings) {
  let folder: ReturnType<typeof temporaryFolder>;
  let host: Host;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await site.stop('SIGKILL');
    folder.remove();
  });

  const rows: Rows = (sql) => sqliteRows(folder.path)(sql);
  const site = {
    rows,
    get url() {
      return host.url;
    },
    output: () => host.output(),
    async start(changes: Settings = {}): Promise<void> {
      host = await startNode({
        DATA_DIR: folder.path,
        ENQUIRIES_TO: 'staff@example.com,boss@example.com',
        ENQUIRIES_FROM: 'website@example.com',
        ...settings(),
        ...changes,
      });
    },
    stop: (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => host.end(signal),
    /** Stops and starts it: upkeep begins with the start. */
    async restart(changes: Settings = {}): Promise<void> {
      await site.stop();
      await site.start(changes);
    },
    health: async () => (await fetch(`${host.url}/health`)).json(),
    /** Sends an enquiry; resolves to its reference. */
    sendOne: async (subject = 'Hello', client = newClient()) =>
      referenceOf(await send(host.url, newEnquiry({ subject }), { client })),
    row: async (reference: string) =>
      (await rows(`select * from enquiry where reference = '${reference}'`))[0],
    /** Makes what waits due now. */
    tryNow: () => rows('update enquiry set next_try_at = 1 where next_try_at is not null'),
    hasError: (reference: string, error: unknown) =>
      until(async () => expect((await site.row(reference))?.last_error).toEqual(error)),
    /** Waits until it is sent, at the next try if a slow machine made one too late. */
    isSent: (reference: string) =>
      until(async () => {
        await site.tryNow();
        expect((await site.row(reference))?.sent_at).toEqual(expect.any(Number));
      }),
  };
  return site;
}
