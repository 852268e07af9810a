import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../../testing/servers/memory.ts';
import { type Reading, startReaders } from '../../../testing/servers/page-readers.ts';
import { post } from '../../../testing/servers/server-process.ts';
import { newClient, newEnquiry } from '../../../testing/test-enquiries.ts';

export interface Attack {
  /** One of `attacker.ts`. */
  name: string;
  connections: number;
  seconds: number;
}

/** The size of an attack in `npm run test:faults`. */
export const fullSize = { connections: 50, seconds: 15 } as const;

/** Milliseconds within which 99 % of the pages must arrive during an attack. */
export const bearable = 250;

/** Readers of pages during an attack. */
const readers = 4;

/** Milliseconds between two enquiries of a sender. */
const rest = 100;

/** Starts the attacker, a separate process; resolves to its requests by what answered them. */
export async function attack(url: string, { name, connections, seconds }: Attack) {
  const args = [url, name, String(connections), String(seconds)];
  const attacker = spawn(process.execPath, ['tests/faults/siege/attacker.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const statuses: Record<string, number> = JSON.parse(await text(attacker.stdout));
  return statuses;
}

/** Visitors who each send one enquiry after the other, each from an address of its own. */
function startSenders(url: string, count: number) {
  const accepted = new Set<string>();
  const refused: unknown[] = [];
  let leaving = false;
  const senders = Array.from({ length: count }, async () => {
    while (!leaving) {
      const answer = await post(url, newEnquiry(), newClient());
      if (answer?.reference === undefined) refused.push(answer?.status);
      else accepted.add(answer.reference);
      await pause(rest);
    }
  });
  return {
    accepted,
    refused,
    async leave() {
      leaving = true;
      await Promise.all(senders);
    },
  };
}

export interface AttackReport {
  /** Of the attacker, by what answered them. */
  statuses: Readonly<Record<string, number>>;
  /** References of the visitors' enquiries. */
  accepted: ReadonlySet<string>;
  /** Statuses of the visitors' enquiries that were not accepted. */
  refused: readonly unknown[];
  reading: Reading;
  /** The columns of the table that follow from this. */
  columns: { requests: number; accepted: number } & Columns;
}

interface Columns {
  pageP99: number;
  slowestPage: number;
  memory: number;
}

/** Columns of the table, from what was read of a server that still runs. */
export function columnsOf(reading: Reading, child: ChildProcess): Columns {
  return {
    pageP99: reading.percentile99,
    slowestPage: reading.slowest,
    memory: memoryOf(child.pid).peak,
  };
}

/** Attacks a server while visitors read pages and send enquiries. */
export async function loadAttack(
  server: { url: string; child: ChildProcess },
  plan: Attack,
  senderCount: number,
): Promise<AttackReport> {
  const reading = startReaders(readers, server.url);
  const senders = startSenders(server.url, senderCount);
  const statuses = await attack(server.url, plan);
  await senders.leave();
  const read = await reading.leave();
  const { accepted, refused } = senders;
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    statuses,
    accepted,
    refused,
    reading: read,
    columns: { requests, accepted: accepted.size, ...columnsOf(read, server.child) },
  };
}
