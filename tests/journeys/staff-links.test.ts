import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { createStaffLinks } from '../../enquiry/answering/links.ts';
import type { LinkAct } from '../../enquiry/answering/staff-view.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { phone, prepareJourney } from '../../testing/browser/journey.ts';
import { tokensIn } from '../../testing/mail/staff-links.ts';
import { postTo } from '../../testing/servers/test-server.ts';
import { newClient, newEnquiry, referenceOf } from '../../testing/test-enquiries.ts';

const journey = prepareJourney();

const send = async (changes: object = {}) =>
  referenceOf(await postTo(journey.site.url, newEnquiry(changes), newClient()));

const mailsAbout = (reference: string) =>
  journey.inbox.received.map(({ mail }) => mail).filter(({ text }) => text?.includes(reference));

/** What the server's store knows of an enquiry, and a link as its digest would carry it. */
async function inStore(reference: string) {
  const store = openSqliteStore(join(journey.site.dataDir, 'enquiries.db'));
  const links = createStaffLinks(store, systemClock, `${journey.site.url}/staff`);
  const acts: readonly LinkAct[] = ['released', 'spam'];
  const link = await links.linkTo({ reference, acts, recipient: 'staff@example.com' });
  const record = await store.get(reference, Date.now());
  const done = (await store.actsOn(reference)).map(({ act }) => act);
  await store.close();
  return { link, record, done };
}

test('A scanner that opens the link of a mail, with its scripts, changes nothing; a person marks the enquiry as answered', async () => {
  const reference = await send();
  await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(1), 20_000);
  const [token = ''] = tokensIn(mailsAbout(reference)[0]?.text);
  const link = `${journey.site.url}/staff#${token}`;
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  const scanner = await journey.visit();
  const opened = await scanner.newPage();
  await opened.goto(link);
  await opened.getByRole('button', { name: 'Mark as answered' }).waitFor();
  await opened.mouse.move(200, 400);
  await opened.mouse.wheel(0, 400);
  await opened.waitForLoadState('networkidle');
  expect((await inStore(reference)).done).toEqual([]);

  const page = await (await journey.visit(phone)).newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Mark as answered' }).tap();
  await page.getByText(`${reference} is marked as answered`).waitFor();
  const { record, done } = await inStore(reference);
  expect([record?.outcome, done]).toEqual(['answered', ['answered']]);
  expect(new URL(page.url()).hash).toBe('');

  const again = await (await journey.visit(phone)).newPage();
  await again.goto(link);
  await again.getByRole('heading', { name: reference }).waitFor();
  await expect.poll(() => again.locator('main').innerText()).toMatch(/Answered/);
  expect(await again.locator('main').getByRole('button').count()).toBe(0);
});

test('On a phone staff release what was held back; a second click says that it is done', async () => {
  const reference = await send({ message: 'Buy https://spam.example/now '.repeat(9) });
  const { link, record } = await inStore(reference);
  expect(record?.state).toBe('quarantined');
  const visitors = await Promise.all([journey.visit(phone), journey.visit(phone)]);
  const [first, second] = await Promise.all(visitors.map((visitor) => visitor.newPage()));
  if (!first || !second) expect.fail('two pages');
  for (const page of [first, second]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Release' }).waitFor();
  }
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  expect((await inStore(reference)).done).toEqual([]);
  await first.getByRole('button', { name: 'Release' }).tap();
  await first.getByRole('status').getByText(reference).waitFor();
  await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(1), 20_000);
  await second.getByRole('button', { name: 'Release' }).tap();
  await second.getByText('That was done already').waitFor();
  expect((await inStore(reference)).done).toEqual(['released']);
  expect(mailsAbout(reference)).toHaveLength(1);
});
