import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import { isDay } from '../../content/model/day.ts';
import { legalPages, sitePages } from '../../content/site-pages.ts';
import { legalDocumentAt, overviewOf, serviceAt } from '../pages/page-data.ts';
import { paths } from '../routes.tsx';
import { absoluteUrl } from '../shell/page-head.tsx';
import { colour } from './tokens.ts';

/** Days for which security.txt may be trusted; every build renews it (RFC 9116 asks for a year at most). */
const securityTextDays = 364;

/**
 * The files next to the pages, by path: sitemap.xml, robots.txt, web manifest, security.txt,
 * all derived from the catalogue and the company's data.
 * @param now Time of the build.
 */
export async function siteFiles(now: Date): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['sitemap.xml', await sitemap()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`],
    ['site.webmanifest', manifest()],
    ['.well-known/security.txt', securityText(now)],
  ]);
}

async function sitemap(): Promise<string> {
  const days = await daysOfChange();
  const urls = paths
    .map((path) => `<url><loc>${absoluteUrl(path)}</loc><lastmod>${days.get(path)}</lastmod></url>`)
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** The day on which a page's own data says that it last changed. */
async function dayOf(path: string): Promise<string | undefined> {
  if (path === sitePages.home.path) return home.updated;
  const line = lines.find((candidate) => candidate.path === path);
  if (line) return (await overviewOf(line.id)).updated;
  if (legalPages.some((page) => page.path === path)) return (await legalDocumentAt(path)).updated;
  if (catalogue.some((entry) => pathOf(entry) === path)) return (await serviceAt(path)).updated;
  return undefined;
}

/**
 * Day on which each page last changed: '2026-11-22'. A page without data of its own, such as the
 * sitemap, changes with the newest of the others.
 * @throws Error if content has what is no date, or one in another format.
 */
async function daysOfChange(): Promise<ReadonlyMap<string, string>> {
  const own = await Promise.all(paths.map(async (path) => [path, await dayOf(path)] as const));
  const days = own.flatMap(([, day]) => day ?? []);
  for (const [path, day] of own) {
    if (day === undefined || isDay(day)) continue;
    throw new Error(
      `'updated: ${day}' of ${path} in content/ is not a date: write it as 2026-11-22`,
    );
  }
  const newest = days.toSorted().at(-1) ?? '';
  return new Map(own.map(([path, day]) => [path, day ?? newest]));
}

function manifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: colour('color-paper'),
    theme_color: colour('color-bar'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}

function securityText(now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * 86_400_000);
  return [
    `Contact: mailto:${company.generalEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Policy: ${absoluteUrl(sitePages.terms.path)}#section-8`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
