import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// What `tests/release/pencil/journey.test.ts` does on the pages, here in the same words but without a browser; then
// `npm test` and `npm run test:pages` on the commit.

let site: PencilSite;
beforeAll(async () => {
  site = await startPencilSite();
});
afterAll(() => site?.stop());

const managed = 'content/services/it/managed-services.ts';

/** Makes one text these words, or confirms it as it is. */
async function change(file: string, words: string, after?: string) {
  const { texts } = await site.send('page', { path: '/' });
  const one = texts.find(
    (text) =>
      text.file === file && text.value.includes(words) && !text.keyPath.includes('toConfirm'),
  );
  if (!one) throw new Error(`${file} does not say “${words}”`);
  const outcome = await site.save(one, after ?? one.value, after === undefined);
  expect(outcome).toMatchObject({ done: true });
  return one.id;
}

async function fill(id: string, values: Parameters<typeof site.send<'fill'>>[1]['values']) {
  expect(await site.send('fill', { id, values })).toMatchObject({ done: true });
}

/** A fresh clone of the kept commit, as a developer gets it. */
function cloneOf(project: string): string {
  const clone = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', project, clone]);
  return clone;
}

test('npm test and npm run test:pages pass on what the owner keeps', async () => {
  await change(
    managed,
    'You hold an administrator account',
    'You hold an administrator account, always.',
  );
  const price = await change(managed, 'Less for the Remote plan', 'Less for the Remote plan.');
  await change(
    'content/legal/terms-conditions.md',
    'explains how we handle',
    'Our policy explains how we handle personal information.',
  );
  const { texts } = await site.send('page', { path: '/cyber' });
  const answer = texts.find(({ keyPath }) => keyPath === 'overview.questions.0.answer');
  await change(
    'content/overviews/cyber.ts',
    answer?.value ?? '',
    'Yes. Each page says what it costs.',
  );
  await change(
    'content/catalogue.ts',
    'A costed roadmap that your board can read',
    'A costed roadmap for your board',
  );
  for (const words of ['Remote plan: the desk', 'On-site plan: also', 'Patches go to 4 test']) {
    await change(managed, words);
  }
  const picture = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#2456a6' },
  });
  const data = (await picture.jpeg().toBuffer()).toString('base64');
  await fill('content/services/design/logos-print-business-branding.ts#service.work', {
    title: 'Menu and shopfront for a bakery',
    picture: { name: 'Shop Front.JPG', data, alt: 'A blue shopfront' },
  });
  await fill('content/results.ts#results', {
    service: '/it/managed-services',
    client: 'Example Bakery',
    measured: 'Time to restore the file server, tested',
    before: '2 days',
    after: '4 hours',
    date: 'March 2027',
    consent: 'Contract folder',
  });
  expect(await site.send('take-back', { id: price })).toMatchObject({ done: true });
  expect(await site.send('keep', {})).toMatchObject({ done: true });
  expect(site.git('status', '--porcelain')).toBe('');
  expect(existsSync(join(site.project, 'content/pictures/shop-front.jpg'))).toBe(true);

  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const cwd = cloneOf(site.project);
  for (const args of [['test'], ['run', 'test:pages']]) {
    const options = { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 } as const;
    const { status, stdout, stderr } = spawnSync('npm', args, options);
    expect(status, `${stdout}${stderr}`.slice(-5000)).toBe(0);
  }
});
