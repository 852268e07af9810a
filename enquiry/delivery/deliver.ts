import type { StaffLinks } from '../answering/links.ts';
import type { OfficeTime } from '../office-time.ts';
import {
  type Clock,
  type Delivery,
  type EnquiryStore,
  type Log,
  type Mail,
  type Mailer,
  type SendOutcome,
  type Settlement,
  StoreUnavailable,
  theSender,
} from '../ports.ts';
import { settlementOf } from '../rules/retry-schedule.ts';
import { traceOf } from '../trace-of.ts';
import { composeAcknowledgement, type Expectation } from './compose-acknowledgement.ts';
import { composeMail, type MailAddresses } from './compose-mail.ts';

export interface DeliverServices {
  store: EnquiryStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  /** Uniform from 0 to 1: spreads the retries. */
  random: () => number;
  addresses: MailAddresses;
  officeTime: OfficeTime;
  links: Pick<StaffLinks, 'linkTo'>;
  /** For acknowledgements. */
  expectation: Expectation;
}

export interface DeliveryWorker {
  /** Looks for something to deliver now. */
  wake(): void;
  /** Claims nothing more, waits up to `grace` milliseconds for what is being sent, then aborts it. */
  stop(grace: number): Promise<void>;
}

/**
 * Mails sent at the same time: one slow reply must not hold up the others, and Microsoft 365 takes
 * no more than three connections from one sender.
 */
const sendersAtOnce = 3;

/** Milliseconds for which a claim holds. A dead worker's mails can be claimed again after it. */
const lease = 60_000;

/** Milliseconds between two tries to reach a mail server that is away. */
const probeInterval = 15_000;

/** Milliseconds after which the store is asked again, for what other processes put there. */
const idleInterval = 10_000;

/** Milliseconds to rest when the store itself fails. */
const storePause = 2_000;

/** How often a settlement is tried: as long as the claim holds, because nobody else knows of it. */
const settleTries = lease / storePause;

/** Milliseconds after which an acknowledgement would surprise more than it tells. */
const acknowledgedWithin = 4 * 60 * 60_000;

const isToSender = ({ recipient }: Delivery) => recipient === theSender;

/** Starts sending what the outbox holds, until it is stopped. */
export function startDelivery(services: DeliverServices): DeliveryWorker {
  const { store, mailer, clock, log, random, addresses, officeTime, links, expectation } = services;
  const abortSends = new AbortController();
  const sleepers = new Set<AbortController>();
  let stopping = false;
  let wakes = 0;
  /** When the mail server, which is away, is tried next; `undefined` while it is there. */
  let probeAt: number | undefined;

  function wake() {
    wakes += 1;
    for (const sleeper of sleepers) sleeper.abort();
  }

  async function runSender(probes: boolean): Promise<void> {
    while (!stopping) {
      const wakesBefore = wakes;
      const rest = await step(probes).catch((error: unknown) => {
        // StoreWatch logs an outage of the store.
        if (!(error instanceof StoreUnavailable)) log.error('delivery_stopped', traceOf(error));
        return storePause;
      });
      // What was stored while the store was being asked must not wait until this sender wakes.
      if (rest === 0 || wakes !== wakesBefore) continue;
      const sleeper = new AbortController();
      sleepers.add(sleeper);
      await clock.sleep(rest, sleeper.signal);
      sleepers.delete(sleeper);
    }
  }

  /** Sends one mail if one is due. Resolves to the milliseconds to rest. */
  async function step(probes: boolean): Promise<number> {
    const now = clock.now();
    if (probeAt !== undefined && !probes) return probeInterval;
    const rest = probeAt === undefined ? 0 : probeAt - now;
    // A longer rest comes from a clock that was set back.
    if (rest > 0 && rest <= probeInterval) return rest;
    const delivery = await store.claim({
      now,
      // What is tried first after an outage need not be due.
      dueBy: probeAt === undefined ? now : Number.MAX_SAFE_INTEGER,
      lease: crypto.randomUUID(),
      leaseEnds: now + lease,
    });
    if (delivery) {
      await deliver(delivery);
      return 0;
    }
    const due = (await store.nextDue()) ?? Number.POSITIVE_INFINITY;
    // By the clock as it is now: the store may have taken its time.
    return Math.min(idleInterval, Math.max(1, due - clock.now()));
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const isLate = clock.now() > delivery.acceptedAt + acknowledgedWithin;
    if (isToSender(delivery) && isLate) {
      await settle(delivery, { kind: 'failed', at: clock.now(), reason: 'too late' });
      return;
    }
    const outcome = await send(delivery);
    const now = clock.now();
    const aborted = abortSends.signal.aborted && outcome.kind === 'again';
    if (outcome.kind === 'unreachable' || aborted) {
      // Says nothing about this mail: no try is counted, and the next probe takes another first.
      if (!aborted) noteOutage(outcome.reason, now);
      const { attempts, refusals } = delivery;
      const { reason } = outcome;
      await settle(delivery, { kind: 'retry', at: now, dueAt: now, attempts, refusals, reason });
      return;
    }
    const settlement = settlementOf(delivery, outcome, now, random);
    const settled = await settle(delivery, settlement);
    if (probeAt !== undefined) await endOutage(now);
    if (settled && settlement.kind === 'failed' && !delivery.canary && !isToSender(delivery)) {
      const { reference, recipient } = delivery;
      log.error('enquiry_not_delivered', { reference, recipient, reason: settlement.reason });
    }
  }

  async function send(delivery: Delivery): Promise<SendOutcome> {
    const { reference, recipient, attempts, refusals } = delivery;
    const outcome = delivery.canary
      ? await mailer.check(abortSends.signal)
      : await mailer.send(await mailOf(delivery), abortSends.signal);
    // A server may repeat the address that it refuses.
    const silent = outcome.kind === 'delivered' || isToSender(delivery);
    const reason = silent ? undefined : outcome.reason;
    log.info('mail', { reference, recipient, outcome: outcome.kind, reason, attempts, refusals });
    return outcome;
  }

  async function mailOf(delivery: Delivery): Promise<Mail> {
    if (isToSender(delivery)) {
      return composeAcknowledgement(delivery, addresses, officeTime, expectation);
    }
    const { reference, recipient } = delivery;
    // It may be quoted to the visitor, who can then do no more than this.
    const link = await links.linkTo({ reference, recipient, acts: ['answered'] });
    return composeMail(delivery, addresses, officeTime, link);
  }

  async function settle(delivery: Delivery, settlement: Settlement): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        const settled = await store.settle(delivery, settlement);
        if (!settled) log.info('lease_lost', { reference: delivery.reference });
        return settled;
      } catch (error) {
        if (tries === settleTries || abortSends.signal.aborted) throw error;
        await clock.sleep(storePause, abortSends.signal);
      }
    }
  }

  function noteOutage(reason: string, now: number): void {
    if (probeAt === undefined) log.error('mail_server_away', { reason });
    probeAt = now + probeInterval;
  }

  async function endOutage(now: number): Promise<void> {
    probeAt = undefined;
    log.info('mail_server_back');
    await store.makeAllDue(now);
    wake();
  }

  const running = Promise.all(Array.from({ length: sendersAtOnce }, (_, n) => runSender(n === 0)));
  return {
    wake,
    async stop(grace) {
      stopping = true;
      wake();
      await Promise.race([running, clock.sleep(grace, abortSends.signal)]);
      abortSends.abort();
      await running;
    },
  };
}
