import { catalogue, pathOf } from '../../content/catalogue.ts';
import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';
import { absoluteUrl } from '../layouts/site-url.ts';
import { legalDocumentAt } from '../legal/legal-document.ts';
import { overviewContent } from '../overview/overview-content.ts';
import { serviceContent } from '../service/service-content.ts';

const { privacy, terms, sitemap } = sitePages;

/** Each page with the day of its last change. */
const dated = [
  { path: sitePages.home.path, updated: home.updated },
  ...lines.map(({ id, path }) => ({ path, updated: overviewContent(id).updated })),
  ...catalogue.map(pathOf).map((path) => ({ path, updated: serviceContent(path).updated })),
  ...[privacy, terms].map(({ path }) => ({ path, updated: legalDocumentAt(path).updated })),
];

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
