import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../adapters/sql/store.ts';
import type { Delivery, EnquiryStore, NewEnquiry } from '../../enquiry/ports.ts';

export const now = Date.UTC(2026, 2, 14, 15, 9, 26);
export const minute = 60_000;
/** Milliseconds of every claim's lease. */
export const lease = 60_000;

/** Who gets the mails of the contracts' enquiries. */
export const staff = ['staff@example.com'] as const;

export const enquiry: NewEnquiry = {
  reference: 'ENQ-00000001',
  messageId: '<1@example.com>',
  values: {
    name: "Zoë O'Brien",
    email: 'zoe@example.com',
    subject: 'A question',
    message: 'Hello\n\u{1f600}',
    formType: 'home',
  },
  recipients: staff,
  page: '/',
  acceptedAt: now,
  idempotencyKey: undefined,
  canary: false,
  acknowledged: false,
  suspicions: [],
  points: 0,
  quarantined: false,
  network: undefined,
};

/** One of many different enquiries. */
export function nth(n: number, changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    ...enquiry,
    reference: `ENQ-${String(n).padStart(8, '0')}`,
    messageId: `<${n}@example.com>`,
    values: { ...enquiry.values, message: `Message ${n}` },
    ...changes,
  };
}

/**
 * Stores the first `count` of many enquiries, a few at a time: enquiries from one address wait for
 * each other, and all at once would exceed the time limit on a busy machine.
 */
export async function acceptMany(store: EnquiryStore, count: number): Promise<void> {
  const atOnce = 10;
  for (let first = 0; first < count; first += atOnce) {
    const few = Array.from({ length: Math.min(atOnce, count - first) }, (_, n) => nth(first + n));
    await Promise.all(few.map((each) => store.accept(each)));
  }
}

/** Claims what is due. With `dueBy` later than `at`, it also claims what is due until then. */
export function claim(
  store: EnquiryStore,
  at = now,
  dueBy = at,
  name: string = crypto.randomUUID(),
): Promise<Delivery | undefined> {
  return store.claim({ now: at, dueBy, lease: name, leaseEnds: at + lease });
}

/** Claims what is due; fails if nothing is. */
export async function claimed(store: EnquiryStore, at = now): Promise<Delivery> {
  const delivery = await claim(store, at);
  if (!delivery) throw new Error('nothing was due');
  return delivery;
}

/** The store of the test that is running. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes the store and opens it again at the same place. */
  reopen(): Promise<void>;
}

/** Opens a new store before each test, and removes it afterwards. */
export function storeForEachTest(
  open: () => Promise<Store>,
  wipe: () => Promise<void>,
): StoreUnderTest {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    await wipe();
  });
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await open();
    },
  };
}
