import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { commitments } from '../../content/commitments.ts';
import { handle } from '../../enquiry/intake/handle.ts';
import { makePlace, post } from '../../testing/servers/server-process.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';
import { newEnquiry, referenceOf } from '../../testing/test-enquiries.ts';

const day = 24 * 60 * 60_000;
const browser = 'Mozilla/5.0 (X11; Thistledown 17) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const headers = {
  'user-agent': browser,
  'x-forwarded-for': '203.0.113.77',
  referer: 'https://search.example/results/rhubarb?q=compote',
};

const sumsIn = (database: string) => {
  const db = new DatabaseSync(database, { readOnly: true });
  const rows = db.prepare('SELECT kind, name, count FROM daily_sum ORDER BY kind, name').all();
  db.close();
  return rows.map(({ kind, name, count }) => `${kind} ${name} ${count}`);
};

test('Neither address, browser nor the path of a referrer is in any file or in the log', async () => {
  const place = makePlace();
  onTestFinished(() => place.remove());
  const server = await place.start({ LOG_VISITS: '1', MAIL_TO_FILES: '1' });
  for (const path of ['/', '/it?utm_id=gooseberry', '/old-page?gooseberry', '/reset/8f3a1c2e']) {
    await (await fetch(server.url + path, { headers })).text();
  }
  for (const referer of [
    'http://203.0.113.77:8080/',
    'http://[2001:db8::7]/',
    'https://203-0-113-77.dsl.provider.example/',
    'https://203.0.113.77.names.example/',
  ]) {
    await (await fetch(`${server.url}/it`, { headers: { ...headers, referer } })).text();
  }
  // What was counted is written each minute, and at the end.
  await server.kill('SIGTERM');
  expect(sumsIn(join(place.dataDir, 'enquiries.db'))).toEqual([
    'from search.example 2',
    'missing /old-page 1',
    'page / 1',
    'page /it 5',
  ]);
  const files = readdirSync(place.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  expect(files.join()).toContain('search.example');
  for (const word of [
    '203.0.113',
    '203-0-113',
    '2001:db8',
    '8f3a1c2e',
    'Thistledown',
    'rhubarb',
    'compote',
    'gooseberry',
  ]) {
    expect(files.join()).not.toContain(word);
    expect(server.log()).not.toContain(word);
  }
});

test('Of the page on which a visit began only its own path is counted, whatever the header says', async () => {
  const place = makePlace();
  onTestFinished(() => place.remove());
  const server = await place.start({ MAIL_TO_FILES: '1' });
  for (const entry of [
    '/it?gooseberry@example.net',
    `/it?${'rhubarb'.repeat(1_000)}`,
    '/staff',
    '/',
  ]) {
    expect((await post(server.url, newEnquiry(), { 'entry-page': entry }))?.status).toBe(200);
  }
  await server.kill('SIGTERM');
  const entries = sumsIn(join(place.dataDir, 'enquiries.db')).filter((row) =>
    row.startsWith('entry'),
  );
  expect(entries).toEqual(['entry / 1', 'entry /it 2']);
});

test('The page on which a visit began is counted with its enquiry, and not stored with it', async () => {
  const house = await prepareHousekeeping();
  onTestFinished(() => house.close());
  const entries: string[] = [];
  house.services.noteEntry = (path) => entries.push(path);
  const headers = { 'content-type': 'application/json', 'entry-page': '/it/thistledown' };
  const send = async (enquiry: object) => {
    const request = new Request('https://www.example.com/', {
      method: 'POST',
      headers,
      body: JSON.stringify(enquiry),
    });
    return handle(request, { kind: 'client', client: 'a client' }, house.services);
  };
  const enquiry = newEnquiry();
  await referenceOf(await send(enquiry));
  // A repeat, what is held back and what is refused are no more enquiries.
  await send(enquiry);
  await send(newEnquiry({ message: 'Buy https://spam.example/now '.repeat(9) }));
  await send(newEnquiry({ email: 'nobody' }));
  expect(entries).toEqual(['/it/thistledown']);
  expect(house.contentOfFiles()).not.toContain('thistledown');
});

test('Sums are deleted after the promised days', async () => {
  const house = await prepareHousekeeping();
  onTestFinished(() => house.close());
  const { officeTime } = house.services;
  house.startWorker();
  const today = officeTime.dayOf(house.clock.now());
  await house.store.addSums(today, [{ kind: 'page', name: '/', count: 1 }]);
  house.clock.advance(commitments.visitSumDays * day);
  await house.doChores();
  expect(await house.store.sumsOf(today, today + 1)).toHaveLength(1);
  house.clock.advance(2 * day);
  await house.doChores();
  expect(await house.store.sumsOf(today, today + 1)).toEqual([]);
});
