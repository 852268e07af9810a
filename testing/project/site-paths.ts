import { readFileSync } from 'node:fs';
import { staffPath } from '../../content/site-pages.ts';
import { specifiedPages } from '../specification/specified-pages.ts';

const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8');

/** Every page of the built site, in the order of its sitemap.xml. */
export const sitePaths: readonly string[] = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

export const unknownPath = '/nope';

/** Pages that search engines are asked not to list. */
export const hiddenPaths: readonly string[] = [staffPath, unknownPath];

/** Everything that somebody can see: every page, that of staff, and the one for unknown paths. */
export const shownPaths: readonly string[] = [...sitePaths, ...hiddenPaths];

/** Whether a page is that of one service. */
export const isService = (path: string) => path.split('/').length === 3;

/** Those of `listed` that are in the specification, in the order of `listed`. */
export const specifiedAmong = (listed: readonly (string | null | undefined)[]) =>
  listed.filter((path) => specifiedPages.some((page) => page.path === path));
