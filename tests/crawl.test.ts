import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from './specified-pages.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

interface Found {
  status: number;
  title: string;
  ids: Set<string>;
  links: string[];
}

async function visit(path: string): Promise<Found> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    status: response.status,
    title: all(/<title>(.*?)<\/title>/g).join('|'),
    ids: new Set(all(/\sid="([^"]+)"/g)),
    links: all(/<a\s[^>]*?href="([^"]+)"/g),
  };
}

test('a crawl from the home page finds every page, no dead link, no dead anchor, no second title', async () => {
  const found = new Map<string, Found>();
  const queue = ['/'];
  const anchors: { from: string; path: string; id: string }[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    const page = await visit(path);
    found.set(path, page);
    for (const link of page.links.filter((href) => /^[/#]/.test(href))) {
      const target = new URL(link, site.url + path);
      queue.push(target.pathname);
      if (target.hash)
        anchors.push({ from: path, path: target.pathname, id: target.hash.slice(1) });
    }
  }
  expect([...found.keys()].sort()).toEqual(pages.map((page) => page.path).sort());
  for (const [path, page] of found) expect(page.status, path).toBe(200);
  for (const { from, path, id } of anchors) {
    expect(found.get(path)?.ids.has(id), `${path}#${id}, linked from ${from}`).toBe(true);
  }
  const titles = [...found.values()].map((page) => page.title);
  expect(new Set(titles).size).toBe(titles.length);
});

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
