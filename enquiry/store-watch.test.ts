import { expect, test } from 'vitest';
import { enquiry } from '../testing/contracts/contract-enquiries.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import type { Allowance, RateLimiter } from './limits/rate-limiter.ts';
import { type AcceptOutcome, type EnquiryStore, StoreUnavailable } from './ports.ts';
import { createStoreWatch } from './store-watch.ts';

const claim = { now: 0, dueBy: 0, lease: 'a', leaseEnds: 1 };

/** A store that can be read at any time, and written unless it is `full`. */
function watchedStore() {
  const log: string[] = [];
  const write = (event: string, fields?: object) => log.push(JSON.stringify({ event, ...fields }));
  const clock = createManualClock();
  const state = { full: false };
  const inWriting = async <T>(result: T) => {
    if (state.full) throw new StoreUnavailable('it is full');
    return result;
  };
  const accepted: AcceptOutcome = { kind: 'accepted' };
  const refused: Allowance = { ok: false, retryAfter: 1 };
  const watch = createStoreWatch({ info: write, error: write }, clock);
  const bare: EnquiryStore = {
    accept: () => inWriting(accepted),
    findRepeat: async () => undefined,
    claim: async () => undefined,
    settle: async () => true,
    nextDue: async () => undefined,
    makeAllDue: async () => {},
    findGivenUp: async () => [],
    markAlerted: async () => {},
    check: () => inWriting(undefined),
    close: async () => {},
  };
  const counting: RateLimiter = {
    refusedFor: () => undefined,
    take: () => inWriting(refused),
    sweep: async () => {},
    refund: () => inWriting(undefined),
  };
  const limiter = watch.limiter(counting);
  return { log, clock, state, store: watch.store(bare), limiter };
}

test('An outage is one line when it begins and one when it ends, however many ask', async () => {
  const { log, clock, state, store, limiter } = watchedStore();
  state.full = true;
  for (let asked = 0; asked < 10; asked += 1) {
    await expect(store.accept(enquiry)).rejects.toThrow(StoreUnavailable);
    await expect(limiter.take('192.0.2.1')).rejects.toThrow(StoreUnavailable);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
  }
  clock.advance(42_000);
  state.full = false;
  await store.accept(enquiry);
  await store.check();
  expect(log).toEqual([
    '{"event":"store_unavailable","reason":"it is full"}',
    '{"event":"store_back","seconds":42}',
  ]);
});

test('A store that can only be read is not back, and the delivery finds out when it is', async () => {
  const { log, state, store } = watchedStore();
  state.full = true;
  await expect(store.accept(enquiry)).rejects.toThrow(StoreUnavailable);
  await store.nextDue();
  await expect(store.claim(claim)).rejects.toThrow(StoreUnavailable);
  expect(log).toHaveLength(1);
  state.full = false;
  await store.claim(claim);
  expect(log).toHaveLength(2);
});
