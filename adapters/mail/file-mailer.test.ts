import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMail as mail, never } from '../../testing/mail/test-mail.ts';
import { createFileMailer } from './file-mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('A mail becomes a file that a mail program opens, and the same mail the same file', async () => {
  const mailer = createFileMailer(join(folder, 'mail'));
  expect(await mailer.send(mail, never)).toEqual({ kind: 'delivered' });
  expect(await mailer.send(mail, never)).toEqual({ kind: 'delivered' });
  expect(await readdir(join(folder, 'mail'))).toEqual(['20260314T150926Z.ENQ-7F3K9QXM.eml']);

  const file = join(folder, 'mail', '20260314T150926Z.ENQ-7F3K9QXM.eml');
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    messageId: mail.messageId,
    subject: mail.subject,
    text: mail.text,
    replyTo: [{ address: 'ada@example.net' }],
  });
});

test('The same mail to two recipients at once is one whole file', async () => {
  const mailer = createFileMailer(folder);
  const to = (recipient: string) => mailer.send({ ...mail, recipient }, never);
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.all([to('one@example.com'), to('other@example.com')]);
    expect(outcomes).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }]);
  }
  expect(await readdir(folder)).toEqual(['20260314T150926Z.ENQ-7F3K9QXM.eml']);
});

test('The file of a mail with HTML has both', async () => {
  const html = '<p>Grüße</p>\n';
  await createFileMailer(folder).send({ ...mail, html }, never);
  const [file = ''] = await readdir(folder);
  expect(await PostalMime.parse(await readFile(join(folder, file)))).toMatchObject({
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining(html),
  });
});

test('A folder that cannot be written counts as an unreachable server', async () => {
  await writeFile(join(folder, 'mail'), 'a file where the folder should be');
  expect(await createFileMailer(join(folder, 'mail')).send(mail, never)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('EEXIST'),
  });
});
