import { actors } from '../answering/acts.ts';
import { type ReminderServices, sendReminders } from '../answering/reminders.ts';
import { type DayKeys, dayOf, startOf } from '../day-key.ts';
import { type CanaryServices, runCanary } from '../delivery/canary.ts';
import { sendDigest } from '../delivery/digest.ts';
import { watchFlood } from '../delivery/flood-alert.ts';
import { alertGivenUp } from '../delivery/given-up-alert.ts';
import type { DailySums } from '../letter/daily-sums.ts';
import { type LetterServices, sendLetter } from '../letter/send-letter.ts';
import { StoreUnavailable } from '../ports.ts';
import { traceOf } from '../trace-of.ts';
import { type EraseServices, eraseBatch, forgetMailsAbout } from './erase.ts';
import type { RecordQuery } from './records.ts';

export interface HousekeepingServices
  extends CanaryServices,
    EraseServices,
    ReminderServices,
    LetterServices {
  keys: DayKeys;
  sums: Pick<DailySums, 'forgetSums'>;
  /** Days for which enquiries are kept, by how they ended, hashes of clients, and sums of visits. */
  keep: { delivered: number; quarantined: number; clientHashes: number; dailySums: number };
}

export interface Housekeeping {
  stop(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds between two looks for chores that are due; the first comes when the start is over. */
const interval = 10 * minute;
const firstLook = minute;

/** Milliseconds after which another process may do what one has begun. Longer than any takes. */
const choreLease = 9 * minute;

/** A mail that was being sent while its enquiry was erased may become a file so long after. */
const lateMails = 2 * minute;

interface Chore {
  name: string;
  /** The chore is due when it was last done before this time. */
  dueSince(now: number, services: HousekeepingServices): number;
  /** Resolves to whether it is done; 'later': nothing is wrong, the next turn looks again. */
  run(
    services: HousekeepingServices,
    doneAt: number,
    signal: AbortSignal,
  ): Promise<boolean | 'later'>;
}

const lastMorning: Chore['dueSince'] = (now, { officeTime }) => officeTime.lastMorning(now);
const lastMonday: Chore['dueSince'] = (now, { officeTime }) => officeTime.lastMonday(now);

/** In this order: what is to be erased is reported first. */
const chores: readonly Chore[] = [
  { name: 'given-up', dueSince: (now) => now - hour, run: alertGivenUp },
  { name: 'flood', dueSince: (now) => now, run: watchFlood },
  { name: 'reminders', dueSince: (now) => now, run: sendReminders },
  { name: 'digest', dueSince: lastMorning, run: sendDigest },
  { name: 'retention', dueSince: (now) => now - hour, run: eraseExpired },
  { name: 'client-hashes', dueSince: (now) => now - hour, run: forgetClients },
  { name: 'link-keys', dueSince: (now) => now - hour, run: forgetLinkKeys },
  { name: 'daily-sums', dueSince: lastMorning, run: forgetSums },
  // Before the canary, which would be on its way: the letter says whether the last one came through.
  { name: 'letter', dueSince: lastMonday, run: sendLetter },
  { name: 'canary', dueSince: lastMorning, run: runCanary },
  // Last, so that it covers what retention erased.
  { name: 'scrub', dueSince: (now) => now, run: removeCopies },
];

/** Looks after what is stored, until it is stopped. */
export function startHousekeeping(services: HousekeepingServices): Housekeeping {
  const stopping = new AbortController();
  const run = async () => {
    await services.clock.sleep(firstLook, stopping.signal);
    while (!stopping.signal.aborted) {
      await doChores(services, stopping.signal);
      await services.clock.sleep(interval, stopping.signal);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Does every chore that is due and that no other process is doing. Never rejects. */
export async function doChores(services: HousekeepingServices, signal: AbortSignal): Promise<void> {
  const { records, clock, limiter } = services;
  // What this process itself remembers of clients: each process does it.
  await attempt('sweep', services, () => limiter.sweep());
  for (const { name, dueSince, run } of chores) {
    if (signal.aborted) return;
    await attempt(name, services, async () => {
      const now = clock.now();
      const chore = { name, dueSince: dueSince(now, services), now, leaseEnds: now + choreLease };
      const doneAt = await records.takeChore(chore);
      if (doneAt === undefined) return;
      const done = await run(services, doneAt, signal);
      if (done) await records.finishChore(name, done === 'later' ? doneAt : now);
    });
  }
}

async function attempt(
  chore: string,
  { log }: HousekeepingServices,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = error instanceof StoreUnavailable;
    log.error('chore_failed', { chore, ...(known ? { reason: error.message } : traceOf(error)) });
  }
}

/** Without its day's key no hash can be traced to a client; afterwards no hash is left either. */
async function forgetClients(
  { keys, records, clock, keep }: HousekeepingServices,
  _: number,
  signal: AbortSignal,
): Promise<boolean> {
  const first = dayOf(clock.now()) - keep.clientHashes + 1;
  await keys.forgetKeys('client', first);
  while (await records.forgetHashes(startOf(first))) if (signal.aborted) return false;
  return true;
}

async function forgetSums({
  sums,
  officeTime,
  clock,
  keep,
}: HousekeepingServices): Promise<boolean> {
  await sums.forgetSums(officeTime.dayOf(clock.now()) - keep.dailySums);
  return true;
}

async function forgetLinkKeys({ links }: HousekeepingServices): Promise<boolean> {
  await links.forgetKeys();
  return true;
}

/** Erases what was kept as long as promised, and finishes what a staff command began. */
async function eraseExpired(
  services: HousekeepingServices,
  doneAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { records, clock, keep, log } = services;
  const now = clock.now();
  const expired: readonly RecordQuery[] = [
    { kind: 'deliveredBefore', time: now - keep.delivered * day },
    { kind: 'quarantinedBefore', time: now - keep.quarantined * day },
  ];
  let count = 0;
  for (const query of expired) {
    for await (const batch of records.find(query, now)) {
      if (signal.aborted) return false;
      await eraseBatch(batch, actors.retention, services);
      count += batch.length;
    }
  }
  if (count > 0) log.info('erased', { count });
  for await (const batch of records.find({ kind: 'erased', since: doneAt - lateMails }, now)) {
    if (signal.aborted) return false;
    await forgetMailsAbout(batch, services);
  }
  return true;
}

/** Has the files rewritten that may still hold copies of what was erased. */
async function removeCopies({ records, log }: HousekeepingServices): Promise<boolean> {
  if (!(await records.isRewriteOwed())) return true;
  const result = await records.rewriteFiles();
  if (result.kind === 'done') log.info('scrubbed');
  else log.error('not_scrubbed', { reason: result.reason });
  return true;
}
