import { beforeEach, expect, test } from 'vitest';
import { createGraphMailer } from '../../hosts/graph-mailer.ts';
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
  expect(await reasons()).toEqual(['waiting']);
  graph().answers = {};
  await isSent(reference);
});

test('429 ends the pass for as long as Retry-After says', async () => {
  graph().answers = { sendMail: { status: 429, headers: { 'retry-after': '2' } } };
  const sent = performance.now();
  await hasError(await sendOne('One'), 'Graph 429');
  graph().answers = {};
  await tryNow();
  await sendOne('Two');
  await until(() => expect(graph().received).toHaveLength(2));
  expect(performance.now() - sent).toBeGreaterThanOrEqual(2000);
});

test('a Retry-After of days stops mail for no more than an hour', async () => {
  graph().answers = { sendMail: { status: 429, headers: { 'retry-after': '259200' } } };
  const client = { client_id: 'client', client_secret: 'a+b c' };
  const mailer = createGraphMailer('tenant', client, graph().endpoints);
  const from = 'website@example.com';
  const mail = { messageId: '<1@example.com>', from, to: [from], subject: '', text: '' };
  expect(await mailer.send(mail)).toMatchObject({ kind: 'away', retryAfter: 3_600_000 });
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
