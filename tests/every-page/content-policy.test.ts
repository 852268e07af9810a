import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNotice, formOn, showPage } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';

const journey = prepareJourney();

/** Collects what the browser itself reports as a breach of the policy. */
const watchPolicy = () => {
  const breaches: string[] = [];
  Object.assign(window, { breaches });
  document.addEventListener('securitypolicyviolation', (event) => {
    breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
};

test('a notice and a page change do not breach the enforced policy', async () => {
  const visitor = await journey.visit();
  await visitor.addInitScript(watchPolicy);
  const page = await visitor.newPage();
  await showPage(page, journey.site.url);
  await formOn(page, { button: 'Send Message' }).button.click();
  await expectNotice(page, formRowOn('/').missing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
  // The one page whose words the site itself takes as HTML.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.locator('.legal section p').first().waitFor();
  expect(await page.evaluate('window.breaches')).toEqual([]);
});

test('the policy allows no inline script or style by keyword, and an injected script does not run', async () => {
  const visitor = await journey.visit();
  await visitor.addInitScript(watchPolicy);
  const page = await visitor.newPage();
  const response = await page.goto(journey.site.url);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).not.toContain('unsafe');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    const image = document.createElement('img');
    image.src = '/no-such-picture.png';
    const attempts = [
      () => document.body.append(script),
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
});

/** The policy without the hashes of style sheets, which are those of the page. */
const withoutStyles = (policy: string) => policy.replace(/style-src [^;]*/, '');

/** The hashes of style sheets that a policy allows. */
const styleHashes = (policy: string) =>
  (/style-src ([^;]*)/.exec(policy)?.[1] ?? '').match(/sha256-[\w+/=]+/g) ?? [];

test('a page is sent with the hashes of its own style sheets, and of the notices', async () => {
  for (const path of shownPaths) {
    const response = await fetch(journey.site.url + path);
    const sheets = [...(await response.text()).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
    const own = sheets.map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
    const allowed = styleHashes(response.headers.get('content-security-policy') ?? '');
    expect(allowed.slice(0, own.length).toSorted(), path).toEqual(own.toSorted());
    expect(allowed.length, path).toBe(own.length + 2);
  }
});

test('a page holds one script, the same as every other page, and the policy allows no other', async () => {
  const found = new Set<string>();
  for (const path of shownPaths) {
    const response = await fetch(journey.site.url + path);
    const inside = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>([^<]*)<\/script>/g;
    const scripts = [...(await response.text()).matchAll(inside)].map(([, text = '']) => text);
    expect(scripts.length, path).toBe(1);
    const policy = response.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(scripts.join()).digest('base64');
    expect(policy, path).toContain(`; script-src 'self' 'sha256-${hash}'; `);
    found.add(withoutStyles(policy));
  }
  expect(found.size).toBe(1);
});

test('a static host gets the policy that the server sends, with the style sheets of all pages', async () => {
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
    const value = headers.get(name) ?? '';
    expect(withoutStyles(file)).toContain(`  ${name}: ${withoutStyles(value)}\n`);
    if (name === 'content-security-policy') {
      expect(styleHashes(file)).toEqual(expect.arrayContaining(styleHashes(value)));
    }
  }
});
