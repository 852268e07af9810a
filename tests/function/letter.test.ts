import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LetterFacts } from '../../enquiry/letter/letter-facts.ts';
import type { HousekeepingServices } from '../../enquiry/upkeep/housekeeping.ts';
import { emptyWeek, fullWeek, sum } from '../../testing/letter-facts.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';

const owner = 'owner@example.com';
let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
  house.startWorker();
});
afterEach(() => house.close());

/** The weeks for which facts were asked. */
let asked: LetterFacts['week'][];
const on = (facts: LetterFacts): Partial<HousekeepingServices> => ({
  letterTo: [owner],
  letterFacts: async (week) => {
    asked.push(week);
    return { ...facts, week };
  },
});
beforeEach(() => {
  asked = [];
});

const goTo = (time: string) => house.clock.advance(Date.parse(time) - house.clock.now());

/** Runs the chores at a time; resolves to the letters that they sent. */
async function lettersAt(time: string, changes = on(fullWeek)) {
  goTo(time);
  const before = house.inbox.received.length;
  await house.doChores(changes);
  return lettersIn(house.inbox.received.slice(before));
}

const lettersIn = (received: typeof house.inbox.received) =>
  received.map(({ mail }) => mail).filter(({ messageId }) => messageId?.startsWith('<letter.'));

const lastMonday = '2026-03-16T09:00+11:00';
const sunday = '2026-03-22T23:59+11:00';
const early = '2026-03-23T07:30+11:00';
const monday = '2026-03-23T08:00+11:00';

/** The letter of the week before is sent. */
beforeEach(async () => {
  goTo(lastMonday);
  await house.doChores(on(fullWeek));
  house.inbox.received.length = 0;
  asked = [];
});

test('The owner gets the letter on Monday at eight, once, as text and HTML', async () => {
  for (const time of [sunday, early]) expect(await lettersAt(time)).toEqual([]);
  const [letter, ...others] = await lettersAt(monday);
  expect(others).toEqual([]);
  expect(letter?.to).toEqual([{ address: owner, name: '' }]);
  expect(letter?.subject).toMatch(/^7 enquiries, .*; the week to Sunday, 22 March 2026$/);
  expect(letter?.text).toMatch(/^7 enquiries, 2 more than the week before; /);
  expect(letter?.text).toContain('www.example.com, Monday, 16 March 2026 to Sunday, 22 March 2026');
  expect(letter?.html).toContain('<h1>7 enquiries, 2 more than the week before; ');
  expect(asked).toEqual([
    {
      from: Date.parse('2026-03-16T00:00+11:00'),
      to: Date.parse('2026-03-23T00:00+11:00'),
    },
  ]);
  for (const time of ['2026-03-23T08:10+11:00', '2026-03-26T12:00+11:00']) {
    expect(await lettersAt(time)).toEqual([]);
  }
  expect(await lettersAt('2026-03-30T08:00+11:00')).toHaveLength(1);
});

test('Of two instances one sends it', async () => {
  goTo(monday);
  await Promise.all([house.doChores(on(fullWeek)), house.doChores(on(fullWeek))]);
  expect(asked).toHaveLength(1);
  expect(lettersIn(house.inbox.received)).toHaveLength(1);
});

test('After an outage of the mail server it comes later, with the same Message-ID', async () => {
  const sent: string[] = [];
  const away: HousekeepingServices['mailer'] = {
    send: async ({ messageId }) => {
      sent.push(messageId);
      return { kind: 'unreachable', reason: 'ECONNREFUSED' };
    },
    check: async () => ({ kind: 'unreachable', reason: 'ECONNREFUSED' }),
  };
  await lettersAt(monday, { ...on(fullWeek), mailer: away });
  await lettersAt('2026-03-23T08:30+11:00', { ...on(fullWeek), mailer: away });
  expect(house.log.join()).toContain('"event":"letter","outcome":"unreachable"');
  const [letter] = await lettersAt('2026-03-25T17:00+11:00');
  expect(letter?.messageId).toBe('<letter.20260322T210000Z@example.com>');
  expect(sent.filter((id) => id.startsWith('<letter.'))).toEqual([
    letter?.messageId,
    letter?.messageId,
  ]);
  expect(letter?.subject).toContain('the week to Sunday, 22 March 2026');
  expect(await lettersAt('2026-03-25T17:10+11:00')).toEqual([]);
});

test('Without an owner nothing is gathered and nothing sent', async () => {
  expect(await lettersAt(monday, { ...on(fullWeek), letterTo: [] })).toEqual([]);
  expect(asked).toEqual([]);
});

test('A new site sends nothing about the weeks before its first enquiry or visit', async () => {
  expect(await lettersAt(monday, on(emptyWeek))).toEqual([]);
  // On a Wednesday, after the week that the letter would be about.
  goTo('2026-03-25T12:00+11:00');
  await house.send();
  expect(await lettersAt('2026-03-25T12:10+11:00', on(emptyWeek))).toEqual([]);
  const [first] = await lettersAt('2026-03-30T08:00+11:00', on(emptyWeek));
  expect(first?.subject).toBe('No enquiries; the week to Sunday, 29 March 2026');
});

test('Visits alone are worth a letter', async () => {
  const visits = { weeks: [5, 0], byPage: [sum('/', 0, 5)], from: [], entries: [], missing: [] };
  expect(await lettersAt(monday, on({ ...emptyWeek, visits }))).toHaveLength(1);
});
