import { expect, test } from 'vitest';
import { age, until } from '../support/host.ts';
import {
  boss,
  hours,
  siteWithScriptedServer,
  staff,
  toBoss,
  toStaff,
} from '../support/mail-site.ts';
import { replies } from '../support/scripted-smtp.ts';

// Two recipients, of whom the mail server takes one, or none (docs/function.md, 'A try').

const { server, site, listOf } = siteWithScriptedServer({ LEASE: '20000' });
const { rows, start, restart, reasons, sendOne, row, hasError, isSent } = site;

test.each([
  [
    'one that is deferred gets it later, alone',
    { [toBoss]: '450 4.2.0 greylisted' },
    `deferred: ${boss} (SMTP 450 4.2.0)`,
    {},
    [[staff], [boss]],
  ],
  [
    'two that are deferred in turn get one copy each',
    { [toStaff]: '451 busy' },
    `deferred: ${staff} (SMTP 451)`,
    { [toBoss]: '451 busy' },
    [[boss], [staff]],
  ],
  [
    'one is rejected and one deferred: nobody has it, so both are tried again',
    { [toStaff]: '550 no', [toBoss]: '450 later' },
    `rejected: ${staff} (SMTP 550); deferred: ${boss} (SMTP 450)`,
    {},
    [[staff, boss]],
  ],
])('of two recipients, %s', async (_, atFirst, error, then, delivered) => {
  server().script = replies(atFirst);
  await start();
  const reference = await sendOne();
  await hasError(reference, error);
  expect(await row(reference)).toMatchObject({ sent_at: null, refused: null });
  server().script = replies(then);
  await isSent(reference);
  expect(server().delivered).toEqual(delivered);
  expect(await row(reference)).toMatchObject({ unreached: null, last_error: null });
});

test.each([
  ['at once', '550 5.1.1 no'],
  ['after a deferral', '450 later'],
])(
  'a recipient rejected %s is not tried again, and turns health red for a day',
  async (_, atFirst) => {
    server().script = replies({ [toBoss]: atFirst });
    await start();
    const reference = await sendOne();
    await hasError(reference, expect.stringContaining(boss));
    server().script = replies({ [toBoss]: '550 5.1.1 no' });
    await isSent(reference);
    expect(server().delivered).toEqual([[staff]]);
    expect((await row(reference))?.last_error).toBe(`rejected: ${boss} (SMTP 550 5.1.1)`);
    expect(await reasons()).toEqual(['recipients']);
    await age(rows, 24 * hours);
    expect(await reasons()).toEqual([]);
  },
);

test('a recipient that stays deferred turns health red for a day, and is tried on for five', async () => {
  server().script = replies({ [toBoss]: '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, `deferred: ${boss} (SMTP 450)`);
  await age(rows, hours);
  expect(await reasons()).toEqual(['recipients']);
  await age(rows, 24 * hours);
  expect(await reasons()).toEqual([]);
  await age(rows, 4 * 24 * hours);
  server().script = replies({});
  await isSent(reference);
  expect(server().delivered).toEqual([[staff], [boss]]);
});

test('a recipient that is deferred for five days is given up: staff are told, and the enquiry is deleted in time', async () => {
  server().script = replies({ [toBoss]: '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, `deferred: ${boss} (SMTP 450)`);
  await age(rows, 5 * 24 * hours);
  await until(async () => expect((await row(reference))?.rejected).toBe(boss));
  expect(await reasons()).toContain('recipients');
  await restart();
  const list = await listOf(reference, 'refusal_listed_at');
  expect(list).toContain('Subject: 1 enquiry did not reach everybody');
  expect(list).toMatch(new RegExp(`${reference} .*${boss}`));
  await age(rows, 24 * hours);
  expect(await reasons()).toEqual([]);
  await age(rows, 84 * 24 * hours);
  await restart();
  await until(async () => expect(await row(reference)).toBeUndefined());
});

test('an enquiry that no recipient has is tried without end', async () => {
  server().script = replies({ 'RCPT TO': '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, expect.stringContaining('deferred'));
  await age(rows, 100 * 24 * hours);
  await until(async () => expect((await row(reference))?.attempts).toBeGreaterThan(1));
  expect(await row(reference)).toMatchObject({ sent_at: null });
  expect(await reasons()).toContain('waiting');
  server().script = replies({});
  await isSent(reference);
});

test.each([
  ['rejected', '550 no'],
  ['deferred', '450 later'],
])(
  'a recipient that is %s turns health red only while it stands in ENQUIRIES_TO',
  async (answer, reply) => {
    server().script = replies({ [toBoss]: reply });
    await start();
    await hasError(await sendOne(), expect.stringContaining(`${answer}: ${boss}`));
    await age(rows, hours);
    expect(await reasons()).toEqual(['recipients']);
    await restart({ ENQUIRIES_TO: staff });
    expect(await reasons()).toEqual([]);
  },
);
