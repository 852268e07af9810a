import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { legalPages } from '../../content/site-pages.ts';
import { specifiedAmong } from '../../testing/project/site-paths.ts';
import { type Site, startSite } from '../../testing/servers/site.ts';
import { specifiedPages } from '../../testing/specification/specified-pages.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test('sitemap.xml lists the pages of the specification, in its order, every service and every legal page; robots.txt names it', async () => {
  const home = `https://${company.domain}`;
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => !address.startsWith(`${home}/`))).toEqual([]);
  const paths = listed.map((address) => address.slice(home.length));
  expect(specifiedAmong(paths)).toEqual(specifiedPages.map(({ path }) => path));
  const others = paths.filter((path) => !specifiedAmong([path]).length);
  const ours = [...catalogue.map(pathOf), ...legalPages.map(({ path }) => path)];
  expect(others.filter((path) => !ours.includes(path))).toEqual([]);
  expect(ours.filter((path) => !paths.includes(path))).toEqual([]);
  const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(paths.length);
  expect(days.filter((day) => !(Date.parse(day) <= Date.now()))).toEqual([]);
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/third-party-notices.txt', 'text/plain'],
])('%s is served as %s', async (path, type) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

test('security.txt names a contact and the disclosure policy in the terms, and is valid for at least a month', async () => {
  const text = await (await fetch(`${site.url}/.well-known/security.txt`)).text();
  expect(text).toContain(`Contact: mailto:${company.generalEmail}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const policy = /^Policy: https:\/\/[^/]+(\/.*)#(.*)$/m.exec(text);
  const terms = await (await fetch(site.url + policy?.[1])).text();
  const section = terms.split(`id="${policy?.[2]}"`)[1]?.split('<section')[0];
  expect(section).toMatch(/good faith.*Safe harbour/s);
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('the third-party notices have the licence of each library and font that visitors receive', async () => {
  const notices = await (await fetch(`${site.url}/third-party-notices.txt`)).text();
  for (const name of [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/hanken-grotesk',
    '@supabase/functions-js',
    'lucide',
    'react',
    'react-dom',
    'react-router',
    'sonner',
    'web-vitals',
  ]) {
    const [, licence] = notices.split(`\n## ${name} `);
    expect(licence?.slice(0, 600), name).toMatch(
      /^[\d.]+ \((MIT|ISC|OFL-1\.1|Apache-2\.0)\)\n[\s\S]*copyright/i,
    );
  }
});
