import { company } from '../../content/company.ts';
import { sitePages } from '../../content/site-pages.ts';
import { paths } from '../routes.tsx';
import { absoluteUrl } from '../shell/page-head.tsx';
import { daysOfChange } from './page-words.ts';
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
  const days = await daysOfChange(paths);
  const urls = paths
    .map((path) => `<url><loc>${absoluteUrl(path)}</loc><lastmod>${days.get(path)}</lastmod></url>`)
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
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
