import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { prepareHousekeeping } from '../../../testing/stores/test-housekeeping.ts';
import { type Format, piecesOf } from './answer.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { bashCompletion } from './completion.ts';
import { operate } from './staff-command.ts';

// What staff and their programs read. What the commands do is tested with the server beside it.

const email = 'ada@example.net';
let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
const references: string[] = [];
const copies = () => [
  { file: '/backups/a.db', madeAt: Date.UTC(2026, 10, 23), goesAt: Date.UTC(2026, 11, 23) },
];

beforeAll(async () => {
  house = await prepareHousekeeping();
  house.clock.advance(Date.UTC(2026, 10, 22, 7, 5) - house.clock.now());
  for (const n of [1, 2, 3]) {
    references.unshift(await house.send({ message: `Message ${n}` }));
    house.clock.advance(60_000);
  }
});
afterAll(() => house.close());

async function answerTo(line: string, format: Format = 'words'): Promise<string> {
  const request = readArguments(line.split(' '));
  if (typeof request === 'string') return request;
  const clock = { now: house.clock.now, sleep: systemClock.sleep };
  const answer = await operate(request, { ...house.services, clock, copies });
  if (!answer.ok) return answer.why;
  return (await Array.fromAsync(piecesOf(answer, format))).join('');
}
const jsonOf = async (line: string) => JSON.parse(await answerTo(line, 'json'));

const entry = {
  reference: expect.stringMatching(/^ENQ-/),
  state: 'accepted',
  receivedAt: '2026-11-22T07:05:00.000Z',
  form: 'home',
  page: '/',
  email,
};

test('Times have their zone: Sydney’s for people, Z for programs', async () => {
  const oldest = references.at(-1) ?? '';
  expect(await answerTo('list')).toContain(`${oldest}  2026-11-22 18:05 AEDT  accepted`);
  expect(await answerTo(`show ${oldest}`)).toContain('2026-11-22 18:05 AEDT');
  expect((await jsonOf(`show ${oldest}`)).receivedAt).toBe('2026-11-22T07:05:00.000Z');
});

test('A list has pages, and says when there are more', async () => {
  const first = await answerTo('list --size 2');
  expect(first.match(/ENQ-\w+/g)).toEqual(references.slice(0, 2));
  expect(first).toContain('There are more: add --page 2.');
  const second = await jsonOf('list --size 2 --page 2');
  expect(second).toEqual({ enquiries: [entry], page: 2, size: 2, more: false });
  expect(await jsonOf('list --page 9')).toEqual({ enquiries: [], page: 9, size: 50, more: false });
  expect(await answerTo('list --page 0')).toContain('"0" is no page');
});

test('A list can be limited to a state and a time, and be a table', async () => {
  expect(await answerTo('list --state delivered')).toBe('There are no such enquiries.\n');
  expect(await answerTo('list --state deliver')).toContain('did you mean delivered?');
  expect((await jsonOf('list --from 2026-11-22 --to 2026-11-22T18:06+11:00')).enquiries).toEqual([
    entry,
  ]);
  expect(await answerTo('list --from yesterday')).toContain('is no time with a zone');
  const [head, row] = (await answerTo('list --size 1', 'csv')).split('\r\n');
  expect(head).toContain('"reference","received","state","form","page","email"');
  expect(row).toBe(
    `"${references[0]}","2026-11-22 18:07 AEDT","accepted","home","/","ada@example.net"`,
  );
});

test('Programs get all there is to know of an enquiry, with every key', async () => {
  const whole = {
    reference: references[0],
    state: 'accepted',
    receivedAt: '2026-11-22T07:07:00.000Z',
    form: 'home',
    page: '/',
    canary: false,
    suspicions: ['fetch-metadata'],
    quarantinedAt: null,
    reportedAt: null,
    releasedAt: null,
    triedAt: null,
    deliveredAt: null,
    failedAt: null,
    erasedAt: null,
    attempts: 0,
    refusals: 0,
    reason: null,
    messageId: expect.stringContaining('@example.com>'),
    values: { name: 'Ada Lovelace', email, subject: 'A question', message: 'Message 3' },
  };
  expect(await jsonOf(`show ${references[0]}`)).toEqual(whole);
  const { enquiries } = await jsonOf(`export ${email}`);
  expect(enquiries).toHaveLength(3);
  expect(enquiries).toContainEqual(whole);
  expect((await jsonOf(`find ${email}`)).enquiries).toContainEqual(entry);
  expect(await jsonOf(`retry ${references[2]}`)).toEqual(entry);
});

test.each([
  ['purge', 'needs --from, --to, --sign or --network'],
  ['purge --from 2026-03-14T08:00', 'is no time with a zone'],
  ['purge --sign unread', 'There is no sign "unread"'],
  ['purge --network 192.0.2.7', 'is no network'],
  ['quarantine --network 2001:db8::/32', 'is no network'],
])('%s says what is wrong', async (line, words) => {
  expect(await answerTo(line)).toContain(words);
});

test('Counts are without the canary, and add up', async () => {
  const counts = { delivering: 0, delivered: 0, failed: 0, quarantined: 0, erased: 0 };
  const all = { ...counts, accepted: 3, enquiries: 3, waiting: 3 };
  expect(await jsonOf('stats')).toEqual(all);
  expect(await answerTo('stats')).toContain('enquiries    3\n');
});

test('A dry run says what would be erased and changes nothing; then it is erased', async () => {
  const dry = await answerTo(`erase ${email} --dry-run`);
  for (const reference of references) expect(dry).toContain(reference);
  expect(dry).toContain('Nothing is erased. Without --dry-run: 3, 3 of them never delivered.');
  const facts = { count: 3, neverDelivered: 3 };
  const { enquiries: wouldBe, ...rest } = await jsonOf(`erase ${email} --dry-run`);
  expect(wouldBe).toHaveLength(3);
  expect(rest).toEqual({ dryRun: true, ...facts });
  expect((await jsonOf('stats')).erased).toBe(0);
  const { enquiries: gone, ...done } = await jsonOf(`erase ${email}`);
  expect(gone).toEqual(wouldBe);
  const named = [{ file: '/backups/a.db', goesAt: '2026-12-23T00:00:00.000Z' }];
  expect(done).toEqual({ dryRun: false, ...facts, scrubbed: true, reason: null, copies: named });
  expect((await jsonOf('stats')).erased).toBe(3);
  expect(await answerTo(`erase ${email} --dry-run`)).toBe(`There is nothing from ${email}.`);
});

test('Bash completes commands, their options and states', () => {
  const complete = (...words: readonly string[]) =>
    execFileSync(
      'bash',
      [
        '-c',
        `${bashCompletion()}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_website_enquiries\necho "\${COMPREPLY[@]}"`,
        'bash',
        'website-enquiries',
        ...words,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(complete('re')).toBe('retry release restore');
  expect(complete('list', '--s')).toBe('--state --size');
  expect(complete('list', '--state', 'd')).toBe('delivering delivered');
});
