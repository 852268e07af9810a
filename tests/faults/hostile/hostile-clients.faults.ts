import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { makeNamedPipe } from '../../../testing/servers/named-pipe.ts';
import { startReaders } from '../../../testing/servers/page-readers.ts';
import { makePlace, post, startProcess } from '../../../testing/servers/server-process.ts';
import { newClient, newEnquiry } from '../../../testing/test-enquiries.ts';

const seconds = 15;

/** Milliseconds within which 99 % of the pages must arrive during an attack. */
const bearable = 250;

/** Name of the attack, its label in the table, and its simultaneous connections. */
const attacks = [
  ['allowance', 'its allowance is spent', 50],
  ['keys', 'the same, with a new key each time', 50],
  ['forms', 'forms with 15,000 keys', 50],
  ['members', 'JSON with 3,000 members', 50],
  ['invalid', 'enquiries without words', 50],
  ['ready', 'asks /readyz without end', 50],
  ['idle', '4,300 idle connections', 4_300],
] as const;

const table: object[] = [];
afterAll(() => console.table(table));

/** Visitors who each send an enquiry, one after the other, during the attack. */
function startSenders(url: string) {
  const accepted = new Set<string>();
  let leaving = false;
  const sender = (async () => {
    while (!leaving) {
      const reference = (await post(url, newEnquiry(), newClient()))?.reference;
      if (reference !== undefined) accepted.add(reference);
      await pause(100);
    }
  })();
  return {
    accepted,
    async leave() {
      leaving = true;
      await sender;
    },
  };
}

/** The most memory that a process has used, in MB. */
function peakOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

test.each(attacks)(
  'While a client attacks (%s: %s) pages are answered and nothing is lost',
  async (name, words, connections) => {
    const place = makePlace();
    const dataDir = join(place.root, 'data');
    // The log is not read either.
    const pipe = makeNamedPipe(join(place.root, 'log'));
    const redirect = ['sh', '-c', `exec "$@" 2>>'${join(place.root, 'log')}'`, 'sh'];
    const env = { DATA_DIR: dataDir, SITE_DIR: place.site, RATE_LIMIT_PER_MINUTE: '1' };
    const server = await startProcess(env, redirect);
    const attack = [
      'tests/faults/hostile/attack.ts',
      server.url,
      name,
      String(connections),
      String(seconds),
    ];
    const attacker = spawn(process.execPath, attack, { stdio: ['ignore', 'pipe', 'inherit'] });
    const statuses = text(attacker.stdout);
    const readers = startReaders(4, server.url);
    const senders = startSenders(server.url);
    const requests: Record<string, number> = JSON.parse(await statuses);
    await senders.leave();
    const reading = await readers.leave();
    const memory = peakOf(server.child.pid);
    await server.kill('SIGTERM');

    const db = new DatabaseSync(join(dataDir, 'enquiries.db'));
    const stored = db.prepare('SELECT reference, message FROM enquiry WHERE NOT canary').all();
    db.close();
    const references = new Set(stored.map((row) => row.reference));
    const lost = [...senders.accepted].filter((reference) => !references.has(reference)).length;
    const doubled = stored.length - new Set(stored.map((row) => row.message)).size;
    table.push({
      attack: words,
      requests: JSON.stringify(requests),
      accepted: senders.accepted.size,
      lost,
      doubled,
      'page p99 (ms)': reading.percentile99,
      'slowest page (ms)': reading.slowest,
      'memory (MB)': memory,
    });
    pipe.close();
    place.remove();
    expect({ lost, doubled, failed: reading.failed }).toEqual({ lost: 0, doubled: 0, failed: [] });
    expect(senders.accepted.size).toBeGreaterThan(0);
    expect(reading.percentile99).toBeLessThanOrEqual(bearable);
  },
);
