import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { sitePages } from '../../content/site-pages.ts';

/** Absolute address of a page or file; `path` starts with a slash. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;

/** Path of a page's link preview, one for each line, and its text alternative. */
export function previewOf(path: string) {
  const line = lines.find((candidate) => `${path}/`.startsWith(`${candidate.path}/`));
  const heading = line?.heading ?? sitePages.home.heading;
  return {
    path: `/previews/${line?.id ?? 'neutral'}.png`,
    alt: `The words '${heading}' and '${company.name}', beside an eight-ball on a dotted line`,
  };
}
