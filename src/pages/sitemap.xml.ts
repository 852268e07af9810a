import { catalogue, pathOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';
import { homeWords, legalDocument, overviewWords, serviceWords } from '../content/entries.ts';
import { absoluteUrl } from '../layouts/site-url.ts';

const { privacy, terms, sitemap } = sitePages;

/** Each page with the day of its last change. */
const dated = await Promise.all([
  homeWords().then(({ updated }) => ({ path: sitePages.home.path, updated })),
  ...lines.map(async ({ id, path }) => ({ path, updated: (await overviewWords(id)).updated })),
  ...catalogue.map(async (entry) => ({
    path: pathOf(entry),
    updated: (await serviceWords(entry)).updated,
  })),
  ...[privacy, terms].map(async ({ path }) => ({
    path,
    updated: (await legalDocument(path)).data.updated,
  })),
]);

/** This page lists all of them, so it is as new as the newest. */
const newest = dated
  .map(({ updated }) => updated)
  .reduce((one, other) => (one > other ? one : other));

const urls = [...dated, { path: sitemap.path, updated: newest }].map(
  ({ path, updated }) =>
    `<url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>\n`,
);

export const GET = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  );
