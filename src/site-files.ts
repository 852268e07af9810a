import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { sitePages } from '../content/site-pages.ts';
import { paths } from './routes.tsx';
import { absoluteUrl } from './site-url.ts';
import { token } from './styles/token.ts';

/** Days until security.txt expires. Every build renews it; RFC 9116 asks for a year at most. */
const securityTextDays = 364;

const datedContent = {
  ...import.meta.glob<Dated>('../content/overviews/*.ts', { import: 'overview' }),
  ...import.meta.glob<Dated>('../content/services/*/*.ts', { import: 'service' }),
  ...import.meta.glob<Dated>('../content/legal/*.md', { import: 'document' }),
};

interface Dated {
  updated: string;
}

/**
 * The files beside the pages, by path.
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

/** Each page with the day of its last change; the newest day of all for a page without one. */
async function sitemap(): Promise<string> {
  const days = new Map([['/', home.updated]]);
  for (const [file, load] of Object.entries(datedContent)) {
    const path = file.replace(/^\.\.\/content\/(overviews|services|legal)(\/.*)\.\w+$/, '$2');
    days.set(path, (await load()).updated);
  }
  const newest = [...days.values()].toSorted().at(-1);
  const urls = paths
    .map(
      (path) =>
        `<url><loc>${absoluteUrl(path)}</loc><lastmod>${days.get(path) ?? newest}</lastmod></url>`,
    )
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function manifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: token('color-paper'),
    theme_color: token('color-bar'),
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
