import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// The owner's first task: what waits is confirmed, or corrected, on the page alone.

let site: PencilSite;
beforeAll(async () => {
  site = await startPencilSite();
});
afterAll(() => site?.stop());
afterEach(() => {
  site.git('checkout', '--quiet', '--', 'content');
});

test('a duration is corrected text by text, and kept once all of them agree', async () => {
  const change = async (file: string, keyPath: string, after: (words: string) => string) => {
    const text = await site.textAt(`content/${file}.ts`, keyPath);
    expect(after(text.value)).not.toBe(text.value);
    expect(await site.save(text, after(text.value))).toMatchObject({ done: true });
  };
  const service = 'services/cyber/essential-eight-assessment';
  const longer = (words: string) => words.replace('3 to 5 weeks', '3 to 6 weeks');
  await change(service, 'service.expectations.duration.text.text', longer);
  const early = await site.send('keep', {});
  expect(JSON.stringify(early)).toContain('says how long and how it is charged as its answers do');
  await change(service, 'service.expectations.duration.short', longer);
  await change('overviews/cyber', 'overview.facts.0.value', () => '1 to 6 weeks');
  expect(await site.send('keep', {})).toMatchObject({ done: true });
  expect(site.git('status', '--porcelain')).toBe('');
});

test.each([
  [
    'the last typical figure of a page',
    'services/cyber/microsoft-entra-ad-assessment',
    'service.expectations.duration.text',
  ],
  ['what many pages say', 'rules/copyright-rule', 'copyrightRule'],
  // The last: the server starts anew when this file changes, which the build reads too.
  ['what the function mails too', 'commitments', 'replyTime'],
])('%s is confirmed', async (_, file, keyPath) => {
  const text = await site.textAt(`content/${file}.ts`, `${keyPath}.text`);
  expect(await site.save(text, text.value, true)).toMatchObject({ done: true });
});
