import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../../testing/site.ts';
import { pages } from '../../testing/specification/specified-pages.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test('sitemap.xml lists the 26 pages, and robots.txt names it', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/cornerpocket\.example(.*?)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(listed).toEqual(pages.map((page) => page.path));
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://cornerpocket.example/sitemap.xml');
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
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

test('security.txt names a contact and has not expired', async () => {
  const text = await (await fetch(`${site.url}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: mailto:\S+@cornerpocket\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('the third-party notices give the licence of each library and font that visitors are sent', async () => {
  const notices = await (await fetch(`${site.url}/third-party-notices.txt`)).text();
  for (const name of [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/hanken-grotesk',
    '@supabase/functions-js',
    'lucide-react',
    'react',
    'react-dom',
    'react-router',
    'sonner',
    'tailwindcss',
  ]) {
    const [, licence] = notices.split(`\n## ${name} `);
    expect(licence?.slice(0, 400), name).toMatch(
      /^[\d.]+ \((MIT|ISC|OFL-1\.1)\)\n[\s\S]*copyright/i,
    );
  }
});
