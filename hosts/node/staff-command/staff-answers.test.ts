import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LetterServices } from '../../../enquiry/letter/send-letter.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { emptyWeek, fullWeek } from '../../../testing/letter-facts.ts';
import { answerTo as answerOf } from '../../../testing/servers/staff.ts';
import { prepareHousekeeping } from '../../../testing/stores/test-housekeeping.ts';

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

function answerTo(line: string): Promise<string> {
  const clock = { now: house.clock.now, sleep: systemClock.sleep };
  const letterFacts: LetterServices['letterFacts'] = async (week) => ({ ...fullWeek, week });
  const services = { ...house.services, clock, copies, letterFacts };
  return answerOf(line.split(' ').filter(Boolean), services);
}
const jsonOf = async (line: string) => JSON.parse(await answerTo(`${line} --json`));

const entry = {
  reference: expect.stringMatching(/^ENQ-/),
  state: 'accepted',
  outcome: null,
  receivedAt: '2026-11-22T07:05:00.000Z',
  form: 'home',
  page: '/',
  email,
};

test.each([
  ['frobnicate', "unknown command 'frobnicate'"],
  ['toString', "unknown command 'toString'"],
  ['lists', 'Did you mean list?'],
  ['show', "missing required argument 'reference'"],
  ['erase ada', "'ada' is invalid for argument 'email'. It is not a valid email address."],
  ['erase a@example.com b@example.com', 'Expected 1 argument but got 2'],
  ['stats x', 'Expected 0 arguments but got 1'],
  ['purge', 'purge needs --from, --to, --sign or --network'],
  ['purge --dry-run --json', 'purge needs --from, --to, --sign or --network'],
  ['purge everything', 'Expected 0 arguments'],
  [
    'purge --from 2026-03-14T08:00',
    'It is not a time with a time zone; try 2026-03-14T08:00+11:00',
  ],
  ['purge --sign unread', 'Allowed choices are honeypot, links'],
  ['purge --network 192.0.2.7', 'It is not an IPv6 /48 or an IPv4 /24'],
  ['quarantine --network 2001:db8::/32', 'It is not an IPv6 /48 or an IPv4 /24'],
  ['quarantine --dry-run', "unknown option '--dry-run'"],
  ['list --sate failed', 'Did you mean --state?'],
  ['list --state', "'--state <state>' argument missing"],
  ['answered', "missing required argument 'reference'"],
  ['reopens x', 'Did you mean reopen?'],
  ['list --state deliver', 'Allowed choices are accepted, delivering, delivered'],
  ['list --from yesterday', 'It is not a time with a time zone'],
  ['list --from 2026-02-30', 'It is not a time with a time zone'],
  ['purge --to 2026-02-30T08:00+11:00', 'It is not a time with a time zone'],
  ['list --page 0', 'It is not a valid page; the first one is 1.'],
  ['list --size many', 'It is not a valid page size; try 50.'],
  ['list --json=yes', "unknown option '--json=yes'"],
  ['list --json --csv', "'--csv' cannot be used with option '--json'"],
])('%j is refused, with what to do', async (line, words) => {
  expect(await answerTo(line)).toContain(words);
});

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
  expect(await answerTo('list --size 3')).not.toContain('There are more');
  const second = await jsonOf('list --size 2 --page 2');
  expect(second).toEqual({ enquiries: [entry], page: 2, size: 2, more: false });
});

test('A list can be limited to a state and a time, and be a table', async () => {
  const limited = await jsonOf('list --from 2026-11-22 --to 2026-11-22T18:06+11:00');
  expect(limited.enquiries).toEqual([entry]);
  const rows = (await answerTo('list --size 1 --csv')).split('\r\n');
  expect(rows).toEqual([
    '\ufeff"reference","received","state","form","page","email","outcome"',
    `"${references[0]}","2026-11-22 18:07 AEDT","accepted","home","/","ada@example.net",""`,
    '',
  ]);
});

test('Programs get everything about an enquiry, with every key', async () => {
  const whole = {
    reference: references[0],
    state: 'accepted',
    outcome: null,
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
  expect(await jsonOf(`show ${references[0]?.toLowerCase()}`)).toEqual({
    ...whole,
    promisedAt: '2026-11-23T06:30:00.000Z',
    acts: [],
  });
  const { enquiries } = await jsonOf(`export ${email}`);
  expect(enquiries).toHaveLength(3);
  expect(enquiries).toContainEqual(whole);
  expect((await jsonOf(`find ${email}`)).enquiries).toContainEqual(entry);
  expect(await jsonOf(`retry ${references[2]}`)).toEqual(entry);
});

const none = { enquiries: [] };
const noneErased = { count: 0, scrubbed: true, reason: null };

test.each([
  ['list --state delivered', 'There are no such', { ...none, page: 1, size: 50, more: false }],
  ['list --page 9', 'There are no such', { ...none, page: 9, size: 50, more: false }],
  ['find bo@example.net', 'There is nothing from bo@example.net.', none],
  ['export bo@example.net', 'There is nothing from bo@example.net.', none],
  ['quarantine --sign flood', 'Nothing in quarantine matches.', none],
  ['purge --sign flood --dry-run', 'Nothing in quarantine', { dryRun: true, count: 0 }],
  ['purge --sign flood', 'Nothing in quarantine', { dryRun: false, ...noneErased }],
  [
    'erase bo@example.net --dry-run',
    'There is nothing from bo@example.net.',
    { ...none, dryRun: true, count: 0, neverDelivered: 0 },
  ],
  [
    'erase bo@example.net',
    'There is nothing from bo@example.net.',
    { ...none, dryRun: false, ...noneErased, neverDelivered: 0, copies: [], elsewhere: [] },
  ],
])('%s finds nothing: words for people, an empty list for programs', async (line, words, json) => {
  expect(await answerTo(line)).toContain(words);
  expect(await jsonOf(line)).toEqual(json);
});

test('The letter of the last whole week is printed as it is mailed, with its figures for programs', async () => {
  const letter = await answerTo('letter');
  expect(letter).toMatch(
    /^Subject: 7 enquiries, .*; the week to Sunday, 15 November 2026\n\n7 enq/,
  );
  expect(letter).toContain(
    '\nwww.example.com, Monday, 9 November 2026 to Sunday, 15 November 2026.',
  );
  const json = await jsonOf('letter');
  expect(json).toMatchObject({
    enquiries: fullWeek.enquiries,
    answers: fullWeek.answers,
    health: fullWeek.health,
    week: { from: '2026-11-08T13:00:00.000Z', to: '2026-11-15T13:00:00.000Z' },
  });
  expect(json.visits).toMatchObject({
    weeks: fullWeek.visits?.weeks,
    from: [
      { name: 'google.com', week: 92, lastWeek: 80, twelveWeeks: 850 },
      { name: 'linkedin.com', week: 11, lastWeek: 6, twelveWeeks: 70 },
      { name: 'bing.com', week: null, lastWeek: null, twelveWeeks: 40 },
    ],
    missing: [
      { name: '/services/cloud', week: 4, lastWeek: 5, twelveWeeks: 30 },
      { name: '/team.html', week: null, lastWeek: 0, twelveWeeks: null },
    ],
  });
  const letterFacts = async () => emptyWeek;
  const quiet = await answerOf(['letter', '--json'], { ...house.services, letterFacts });
  expect(JSON.parse(quiet)).toMatchObject({
    answers: { medianMinutes: null, longestMinutes: null },
  });
});

test('Counts are without the canary, and add up', async () => {
  const counts = { delivering: 0, delivered: 0, failed: 0, quarantined: 0, erased: 0 };
  const answers = { unanswered: 3, promisedHours: 9, months: [] };
  const all = { ...counts, accepted: 3, enquiries: 3, waiting: 3, ...answers };
  expect(await jsonOf('stats')).toEqual(all);
  expect(await answerTo('stats')).toContain('enquiries    3\n');
  expect(await answerTo('stats')).toContain(
    'No enquiry of the last 400 days is marked as answered.',
  );
});

test('A dry run says what would be erased and changes nothing; the real run erases it', async () => {
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
  expect(done).toEqual({
    dryRun: false,
    ...facts,
    scrubbed: true,
    reason: null,
    copies: named,
    elsewhere: [],
  });
  expect((await jsonOf('stats')).erased).toBe(3);
});

test('An erasure that cannot read the folder of the backups says that it is done, and that they are not known', async () => {
  const from = 'unread@example.net';
  const reference = await house.send({ email: from });
  const unreadable = () => readdirSync('/dev/null').map(() => expect.fail());
  const erase = (...more: readonly string[]) =>
    answerOf(['erase', from, ...more], { ...house.services, copies: unreadable });
  const answer = await erase();
  expect(answer).toMatch(new RegExp(`${reference}[^]*^Erased: 1, [^]*^Scrubbed: `, 'm'));
  expect(answer).toContain('Which backups can still hold it is not known: ENOTDIR');
  expect(JSON.parse(await erase('--json'))).toMatchObject({ copies: null });
});

test('A command finishes the erasure that an earlier one left', async () => {
  const reference = await house.send({ message: 'Half-way' });
  await house.store.erase([reference], 'staff command', house.clock.now());
  expect(await answerTo(`erase ${email}`)).toMatch(/^There is nothing left from .*\nScrubbed: /);
  expect(await answerTo(`erase ${email}`)).toBe(`There is nothing from ${email}.`);
});

test('Staff say what became of an enquiry, take it back, and see who said so', async () => {
  const from = 'eve@example.net';
  const reference = await house.send({ email: from });
  const listed = () => answerTo('list --state unanswered');
  expect(await listed()).toContain(reference);
  expect(await answerTo(`show ${reference}`)).toMatch(
    /^Outcome: {5}unanswered\nPromised: {4}2026-11-23 17:30 AEDT$/m,
  );
  expect(await answerTo(`acts ${reference}`)).toBe(
    `Nobody has done anything with ${reference} yet.\n`,
  );
  expect(await answerTo(`answered ${reference}`)).toBe(`${reference} is marked as answered.\n`);
  expect(await listed()).not.toContain(reference);
  const said = 'already: staff command, 2026-11-22 18:08 AEDT.';
  for (const again of ['answered', 'close']) {
    expect(await answerTo(`${again} ${reference}`)).toBe(
      `${reference} is marked as answered ${said} To take that back: reopen ${reference}`,
    );
  }
  expect(await answerTo(`reopen ${reference}`)).toBe(`${reference} is unanswered again.\n`);
  expect(await answerTo(`reopen ${reference}`)).toBe(`${reference} is unanswered already.`);
  expect(await jsonOf(`close ${reference}`)).toMatchObject({ reference, outcome: 'closed' });
  expect(await answerTo(`close ${reference}`)).toContain('is closed without a reply already: ');
  expect((await jsonOf(`find ${from}`)).enquiries).toMatchObject([{ outcome: 'closed' }]);
  const acts = ['answered', 'reopened', 'closed'].map((act) => ({
    act,
    actor: 'staff command',
    at: '2026-11-22T07:08:00.000Z',
  }));
  expect(await jsonOf(`acts ${reference}`)).toEqual({ reference, acts });
  expect((await jsonOf(`show ${reference}`)).acts).toEqual(acts);
  expect(await answerTo(`show ${reference}`)).toContain('2026-11-22 18:08 AEDT  reopened  staff');
  expect(await answerTo(`acts ${reference}`)).toContain('2026-11-22 18:08 AEDT  closed    staff');
});

test('What cannot be answered says why', async () => {
  const spam = 'https://spam.example '.repeat(9);
  const held = await house.send({ email: 'spam@example.net', message: spam });
  const gone = await house.send({ email: 'gone@example.net' });
  await answerTo('erase gone@example.net');
  for (const command of ['answered', 'close', 'reopen']) {
    expect(await answerTo(`${command} ENQ-0`)).toBe('There is no enquiry ENQ-0.');
    expect(await answerTo(`${command} ${held}`)).toBe(
      `${held} is quarantined; release lets it out.`,
    );
    expect(await answerTo(`${command} ${gone}`)).toContain('was erased on 2026-11-22 18:08 AEDT');
  }
  expect(await answerTo('acts ENQ-0')).toBe('There is no enquiry ENQ-0.');
  expect((await jsonOf(`show ${held}`)).promisedAt).toBeNull();
  await house.store.conclude(held, 'spam', 'staff@example.com', house.clock.now());
  expect(await answerTo(`close ${held}`)).toContain('is marked as spam already: staff@example.com');
  expect(await answerTo(`reopen ${held}`)).toBe(`${held} is in quarantine again.\n`);
});

test('Figures tell month by month how soon enquiries are answered', async () => {
  const reference = await house.send({ email: 'eve@example.net', message: 'Another one' });
  await house.send({ email: 'eve@example.net', message: 'Nobody answers this one' });
  // From Sunday evening to Monday, half past eleven: three hours in which staff work.
  house.clock.advance(Date.UTC(2026, 10, 23, 0, 30) - house.clock.now());
  await answerTo(`answered ${reference}`);
  house.clock.advance(7 * 24 * 60 * 60_000);
  expect(await jsonOf('stats')).toMatchObject({
    unanswered: 1,
    promisedHours: 9,
    months: [
      {
        month: '2026-11',
        due: 2,
        answered: 1,
        withinPromise: 1,
        medianHours: 3,
        percentile95Hours: 3,
      },
    ],
  });
  expect(await answerTo('stats')).toMatch(/^2026-11 +2 +1 +50 % +3\.0 +3\.0$/m);
});

test('Bash completes commands, their options and the choices of these', async () => {
  const script = await answerTo('completion');
  const complete = (...words: readonly string[]) =>
    execFileSync(
      'bash',
      [
        '-c',
        `${script}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_website_enquiries\necho "\${COMPREPLY[@]}"`,
        'bash',
        'website-enquiries',
        ...words,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(complete('re')).toBe('retry release reopen restore');
  expect(complete('list', '--s')).toBe('--state --size');
  expect(complete('list', '--state', 'd')).toBe('delivering delivered');
  expect(complete('list', '--state', 'u')).toBe('unanswered');
  expect(complete('acts', '--')).toBe('--json');
  expect(complete('purge', '--sign', 'f')).toBe('fetch-metadata flood');
});
