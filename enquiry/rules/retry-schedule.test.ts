import { expect, test } from 'vitest';
import type { Delivery } from '../ports.ts';
import { settlementOf } from './retry-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const acceptedAt = Date.UTC(2026, 2, 14);

const delivery: Delivery = {
  lease: 'lease',
  reference: 'ENQ-00000000',
  recipient: 'staff@example.com',
  messageId: '<1@example.com>',
  values: { name: 'A', email: 'a@b', subject: 'S', message: 'M', formType: 'home' },
  page: '/',
  acceptedAt,
  queuedAt: acceptedAt,
  canary: false,
  attempts: 0,
  refusals: 0,
};

const middle = () => 0.5;
const again = { kind: 'again', reason: 'SMTP 450' } as const;
const refused = { kind: 'refused', reason: 'SMTP 550' } as const;

function delayAfter(
  tried: Partial<Delivery>,
  outcome: typeof again | typeof refused,
  random = middle,
) {
  const settlement = settlementOf({ ...delivery, ...tried }, outcome, acceptedAt, random);
  return settlement.kind === 'retry' ? settlement.dueAt - acceptedAt : settlement.kind;
}

test('A mail that is not accepted is retried after 5 s, 30 s, 1 to 64 minutes, then hourly', () => {
  const delays = Array.from({ length: 12 }, (_, attempts) => delayAfter({ attempts }, again));
  expect(delays).toEqual([
    5_000,
    30_000,
    ...[1, 2, 4, 8, 16, 32, 64].map((minutes) => minutes * minute),
    hour,
    hour,
    hour,
  ]);
});

test('Every delay varies by up to a fifth in both directions', () => {
  expect(delayAfter({ attempts: 2 }, again, () => 0)).toBe(0.8 * minute);
  expect(delayAfter({ attempts: 2 }, again, () => 1)).toBe(1.2 * minute);
});

test('A refused mail is retried hourly three times, then given up', () => {
  const outcomes = [0, 1, 2, 3].map((refusals) => delayAfter({ refusals }, refused));
  expect(outcomes).toEqual([hour, hour, hour, 'failed']);
});

test('Refusals and unanswered tries are counted separately', () => {
  const tried = { ...delivery, attempts: 4, refusals: 1 };
  expect(settlementOf(tried, refused, acceptedAt, middle)).toMatchObject({
    attempts: 4,
    refusals: 2,
  });
  expect(settlementOf(tried, again, acceptedAt, middle)).toMatchObject({
    attempts: 5,
    refusals: 1,
  });
});

test('After five days, with as many tries as these take, the next failed try is the last', () => {
  const tried = { ...delivery, attempts: 125 };
  const justBefore = acceptedAt + 120 * hour - 1;
  expect(settlementOf(tried, again, justBefore, middle).kind).toBe('retry');
  expect(settlementOf(tried, again, justBefore + 1, middle)).toEqual({
    kind: 'failed',
    at: justBefore + 1,
    reason: 'SMTP 450',
  });
});

test('Days without a mail server do not count: the first 4yz after them is only the first', () => {
  const settlement = settlementOf(delivery, again, acceptedAt + 120 * hour, middle);
  expect(settlement).toMatchObject({ kind: 'retry', attempts: 1 });
});

test('A mail that arrives late is still delivered', () => {
  const late = acceptedAt + 200 * hour;
  expect(settlementOf(delivery, { kind: 'delivered' }, late, middle)).toEqual({
    kind: 'delivered',
    at: late,
  });
});
