import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNotice, formOn, showPage } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';
import { watchPolicy } from './watch-policy.ts';

const journey = prepareJourney();

test('a notice and a page change do not breach the enforced policy', async () => {
  const visitor = await journey.visit();
  await visitor.addInitScript(watchPolicy);
  const page = await visitor.newPage();
  await showPage(page, journey.site.url);
  await formOn(page, { button: 'Send Message' }).button.click();
  await expectNotice(page, formRowOn('/').missing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
  // The one page whose text the site itself inserts as HTML.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.locator('.legal section p').first().waitFor();
  expect(await page.evaluate('window.breaches')).toEqual([]);
});

test('the policy allows no inline script or style by keyword, and an injected script does not run, nor does a style sheet apply', async () => {
  const visitor = await journey.visit();
  await visitor.addInitScript(watchPolicy);
  const page = await visitor.newPage();
  const response = await page.goto(journey.site.url);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).not.toContain('unsafe');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    const style = document.createElement('style');
    style.append('body { visibility: hidden }');
    const image = document.createElement('img');
    image.src = '/no-such-picture.png';
    const attempts = [
      () => document.body.append(script),
      () => document.body.append(style),
      () => image.setAttribute('onerror', 'window.injected = true'),
      () => {
        document.body.append(image);
        image.outerHTML = '<img src="/none.png" onerror="window.injected = true">';
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused at once; the browser reports it as a breach besides.
      }
    }
  });
  const breaches = () => page.evaluate<string[]>('window.breaches');
  await expect
    .poll(async () =>
      (await breaches()).filter((one) => one.startsWith('require-trusted-types-for ')),
    )
    .toHaveLength(3);
  expect(await page.evaluate('window.injected')).toBeUndefined();
  expect(await breaches()).toContainEqual(expect.stringMatching(/^style-src-elem inline /));
  expect(await page.locator('body').isVisible()).toBe(true);
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('one policy for all pages allows their inline script, which is the same in all, and their style sheets', async () => {
  const policies = new Set<string>();
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  for (const path of shownPaths) {
    const response = await fetch(journey.site.url + path);
    policies.add(response.headers.get('content-security-policy') ?? '');
    const html = await response.text();
    const inside = html.matchAll(
      /<(script|style)\b(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/\1>/g,
    );
    for (const [, tag, text = ''] of inside) (tag === 'style' ? sheets : scripts).add(hashOf(text));
  }
  expect(policies.size).toBe(1);
  expect(scripts.size).toBe(1);
  const [policy = ''] = policies;
  const sources = (directive: string) =>
    new RegExp(`; ${directive} 'self' ([^;]*);`).exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources('script-src')).toEqual([...scripts]);
  // The other two are those of the notices, which any page may show.
  expect(sources('style-src')).toEqual(expect.arrayContaining([...sheets]));
  expect(sources('style-src')).toHaveLength(sheets.size + 2);
});

test('a static host gets the headers that the server sends', async () => {
  const { headers } = await fetch(journey.site.url);
  const file = readFileSync('dist/_headers', 'utf8');
  for (const name of [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
  ]) {
    expect(headers.get(name), name).toBeTruthy();
    expect(file).toContain(`  ${name}: ${headers.get(name)}\n`);
  }
});
