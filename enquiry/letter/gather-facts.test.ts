import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../adapters/sql/store.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { answerPromise } from '../../hosts/shared/answer-promise.ts';
import { officeTime } from '../../hosts/shared/office-time.ts';
import { nth } from '../../testing/contracts/contract-enquiries.ts';
import { gatherFacts } from './gather-facts.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Monday to Monday, over the end of daylight saving: 169 hours. */
const week = {
  from: Date.parse('2026-03-30T00:00+11:00'),
  to: Date.parse('2026-04-06T00:00+10:00'),
};
const monday = Date.parse('2026-04-06T08:00+10:00');

let store: Store;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letter-'));
  store = openSqliteStore(join(folder, 'enquiries.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const facts = ({ visits }: { visits: Store | undefined } = { visits: store }) =>
  gatherFacts(
    { records: store, visits, hostHealth: undefined, officeTime, promise: answerPromise },
    week,
    monday,
  );

/** A made-up quarter: so many enquiries on each day, the first answered after an hour, the second after a day. */
async function fillQuarter() {
  const rows: { at: number; page: string; form: string; answered: number | undefined }[] = [];
  let n = 0;
  for (let back = 0; back < 120; back += 1) {
    for (let some = 0; some < back % 4; some += 1) {
      const at = week.to - back * day - (some + 8) * hour;
      const page = some === 0 ? '/it' : '/cyber';
      const form = some === 0 ? 'it' : 'cyber';
      const answered = some === 0 ? at + hour : some === 1 ? at + 5 * day : undefined;
      const one = nth(++n, { acceptedAt: at, page });
      await store.accept({ ...one, values: { ...one.values, formType: form } });
      if (answered !== undefined) {
        await store.conclude(one.reference, 'answered', 'staff@example.com', answered);
      }
      rows.push({ at, page, form, answered });
    }
  }
  return rows;
}

test('The letter of a made-up quarter has the sums that are counted by hand', async () => {
  const rows = await fillQuarter();
  const { enquiries, answers } = await facts();
  const weekOf = (n: number) => {
    const first = officeTime.dayOf(week.from) - 7 * n;
    return rows.filter(
      ({ at }) => officeTime.dayOf(at) >= first && officeTime.dayOf(at) < first + 7,
    );
  };
  expect(enquiries.weeks).toHaveLength(14);
  expect(enquiries.weeks).toEqual(Array.from({ length: 14 }, (_, n) => weekOf(13 - n).length));
  expect(enquiries.weeks.every((count) => count > 0)).toBe(true);
  for (const { name, week: own, lastWeek, twelveWeeks } of enquiries.byForm) {
    const of = (n: number) => weekOf(n).filter(({ form }) => form === name).length;
    expect([own, lastWeek, twelveWeeks]).toEqual([
      of(0),
      of(1),
      Array.from({ length: 12 }, (_, n) => of(n + 2)).reduce((a, b) => a + b, 0),
    ]);
  }
  expect(enquiries.byForm.map(({ name }) => name)).toEqual(expect.arrayContaining(['it', 'cyber']));
  expect(enquiries.byPage).toHaveLength(2);
  const answered = weekOf(0).filter((row) => row.answered !== undefined);
  expect(answers.answered).toBe(answered.length);
  const open = rows.filter((row) => row.answered === undefined);
  expect(answers.open).toBe(open.length);
  expect(answers.inTime).toBeGreaterThan(0);
  expect(answers.inTime).toBeLessThan(answers.answered);
});

test('Times until an answer are counted in staffed minutes', async () => {
  const at = Date.parse('2026-04-02T16:00+11:00');
  const answeredAt = {
    a: Date.parse('2026-04-02T17:00+11:00'),
    b: Date.parse('2026-04-07T09:30+10:00'),
    c: Date.parse('2026-04-08T09:30+10:00'),
  };
  for (const [n, time] of Object.values(answeredAt).entries()) {
    await store.accept(nth(n, { acceptedAt: at }));
    await store.conclude(nth(n).reference, 'answered', 'staff@example.com', time);
  }
  // Good Friday to Easter Monday are no staffed time: 90 minutes on Thursday, then from Tuesday on.
  expect((await facts()).answers).toMatchObject({
    answered: 3,
    inTime: 2,
    medianMinutes: 90 + 60,
    longestMinutes: 90 + 540 + 60,
  });
});

test('Visits are the sums of the weeks’ days; without them the letter knows that', async () => {
  const first = officeTime.dayOf(week.from);
  const page = (name: string, count: number) => ({ kind: 'page', name, count }) as const;
  await store.addSums(first, [page('/', 5), { kind: 'from', name: 'search.example', count: 4 }]);
  await store.addSums(first + 6, [page('/it', 9)]);
  await store.addSums(first + 7, [page('/it', 100)]);
  await store.addSums(first - 1, [page('/', 2)]);
  await store.addSums(first - 7 * 13, [page('/', 30)]);
  await store.addSums(first - 7 * 13 - 1, [page('/', 1_000)]);
  const { visits } = await facts();
  expect(visits?.byPage).toEqual([
    { name: '/it', week: 9, lastWeek: 0, twelveWeeks: 0 },
    { name: '/', week: 5, lastWeek: 2, twelveWeeks: 30 },
  ]);
  expect(visits?.weeks).toEqual([30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 14]);
  expect(visits?.from[0]).toMatchObject({ name: 'search.example', week: 4 });
  expect((await facts({ visits: undefined })).visits).toBeUndefined();
});

test('Health says what waits and whether the daily test passed', async () => {
  expect((await facts()).health).toEqual([
    { name: 'Mail', state: 'good', text: 'none waiting' },
    { name: 'Daily test', state: 'unknown', text: 'none yet' },
  ]);
  await store.accept(nth(1, { acceptedAt: monday - 2 * hour }));
  await store.accept(nth(2, { acceptedAt: monday - hour, canary: true }));
  const { health } = await facts();
  expect(health.map(({ name, state }) => [name, state])).toEqual([
    ['Mail', 'bad'],
    ['Daily test', 'bad'],
  ]);
});

test('Late are all whose promised time is over, however many wait', async () => {
  // Friday and Monday are holidays: one business day after Thursday, 16:00, is not over.
  const times = { wednesday: '2026-04-01T10:00+11:00', thursday: '2026-04-02T16:00+11:00' };
  const late = 1_001;
  const accepted = Array.from({ length: late }, (_, n) =>
    store.accept(nth(n, { acceptedAt: Date.parse(times.wednesday) })),
  );
  await Promise.all(accepted);
  await store.accept(nth(late, { acceptedAt: Date.parse(times.thursday) }));
  expect((await facts()).answers).toMatchObject({ open: late + 1, late });
});
