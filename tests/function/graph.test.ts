import { beforeEach, expect, test } from 'vitest';
import { startGraph } from '../support/graph.ts';
import { age, forEachTest, siteForEachTest, until } from '../support/host.ts';

// Mail through Microsoft Graph, against a server that speaks as its documentation says.

const graph = forEachTest(startGraph);
const site = siteForEachTest(() => ({
  AZURE_TENANT_ID: 'tenant',
  AZURE_CLIENT_ID: 'client',
  AZURE_CLIENT_SECRET: 'a+b c',
  ENDPOINTS: JSON.stringify(graph().endpoints),
}));
const { rows, reasons, sendOne, tryNow, hasError, isSent } = site;
beforeEach(() => site.start());

test('mails leave from the mailbox with one token, with both recipients and Reply-To', async () => {
  await until(() => expect(graph().tokens).toBe(1));
  await sendOne('One');
  await sendOne('Two');
  await until(() => expect(graph().received).toHaveLength(2));
  expect(graph().tokens).toBe(1);
  expect(graph().received[0]).toMatchObject({
    from: { address: 'website@example.com' },
    to: [{ address: 'staff@example.com' }, { address: 'boss@example.com' }],
    replyTo: [{ address: 'ada@example.net' }],
    subject: 'One: Ada Lovelace',
  });
});

test('a token that is no longer taken is replaced, and the mail sent', async () => {
  await sendOne('One');
  await until(() => expect(graph().received).toHaveLength(1));
  // As after a change of the registration: only a newer token is taken.
  graph().tokens += 1;
  const reference = await sendOne('Two');
  await hasError(reference, 'Graph 401 InvalidAuthenticationToken');
  await tryNow();
  await until(() => expect(graph().received).toHaveLength(2));
});

test('a wrong secret, or a missing right, keeps the mail and turns health red', async () => {
  graph().answers = {
    token: { status: 401, body: { error_description: 'AADSTS7000222: Expired' } },
  };
  const reference = await sendOne('One');
  await hasError(reference, 'Graph token 401 AADSTS7000222');
  graph().answers = {
    sendMail: { status: 403, body: { error: { code: 'ErrorAccessDenied', message: 'Ada' } } },
  };
  await tryNow();
  await hasError(reference, 'Graph 403 ErrorAccessDenied');
  await age(rows, 31 * 60_000);
  expect(await reasons()).toEqual(['waiting', 'relay']);
  graph().answers = {};
  await isSent(reference);
});

test('429 stops all mail for as long as Retry-After says, and a restart does not ask sooner', async () => {
  graph().answers = { sendMail: { status: 429, headers: { 'retry-after': '1800' } } };
  await hasError(await sendOne('One'), 'Graph 429');
  const asked = graph().calls;
  graph().answers = {};
  await site.restart();
  await tryNow();
  await sendOne('Two');
  expect(await reasons()).toEqual([]);
  await age(rows, 29 * 60_000);
  expect(graph().calls).toBe(asked);
  expect(graph().received).toEqual([]);
  await age(rows, 2 * 60_000);
  await until(() => expect(graph().received).toHaveLength(2));
  expect(graph().received.map(({ subject }) => subject?.split(':')[0])).toEqual(['One', 'Two']);
});

test('a Retry-After of days stops mail for no more than an hour', async () => {
  graph().answers = { sendMail: { status: 429, headers: { 'retry-after': '259200' } } };
  await hasError(await sendOne('One'), 'Graph 429');
  graph().answers = {};
  await age(rows, 61 * 60_000);
  await until(() => expect(graph().received).toHaveLength(1));
});

test.each([
  ['a secret that expires is noticed although nobody writes', { token: { status: 401 } }],
  ['so is a login that cannot be reached', { token: { status: 503 } }],
])('%s', async (_, answers) => {
  await until(() => expect(graph().tokens).toBe(1));
  expect(graph().received).toEqual([]);
  graph().answers = answers;
  await until(async () => {
    await age(rows, 61 * 60_000);
    expect(site.output()).toContain('relay_failing');
    expect((await site.relay())?.failing_since).not.toBeNull();
  });
  await age(rows, 31 * 60_000);
  expect(await reasons()).toEqual(['relay']);
  graph().answers = {};
  await until(async () => expect(await reasons()).toEqual([]));
});

test('what Graph says of neither is about this enquiry, for now', async () => {
  graph().answers = { sendMail: { status: 409 } };
  const reference = await sendOne('One');
  await hasError(reference, 'Graph 409');
  expect(await site.row(reference)).toMatchObject({ state: 'waiting', attempts: 1 });
  graph().answers = {};
  await isSent(reference);
});

test('a mail that Graph calls invalid bounces, and the others leave', async () => {
  graph().answers = {
    sendMail: { status: 400, body: { error: { code: 'ErrorMimeContentInvalid' } } },
  };
  const reference = await sendOne('One');
  await hasError(reference, 'Graph 400');
  graph().answers = {};
  await sendOne('Two');
  await until(() => expect(graph().received).toHaveLength(1));
  expect(await rows('select reference, refused from enquiry where refused is not null')).toEqual([
    { reference, refused: 'Graph 400' },
  ]);
});

test('a recipient that another mail server deferred gets the mail alone', async () => {
  graph().answers = { token: { status: 503 } };
  const reference = await sendOne('One');
  await hasError(reference, 'Graph token 503');
  await rows(`update enquiry set unreached = 'boss@example.com'`);
  graph().answers = {};
  await tryNow();
  await until(() => expect(graph().received).toHaveLength(1));
  expect(graph().received[0]?.to).toMatchObject([{ address: 'boss@example.com' }]);
});

test('while Microsoft cannot be reached, mail waits', async () => {
  await graph().close();
  const reference = await sendOne('One');
  await hasError(reference, 'Graph ECONNREFUSED');
});
