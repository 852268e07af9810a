import { home } from '../../content/home.ts';
import { lines } from '../../content/lines.ts';
import type { Overview } from '../../content/model/overview.ts';
import type { LegalDocument } from '../../content/model/page.ts';
import type { Service } from '../../content/model/service.ts';
import { sitePages } from '../../content/site-pages.ts';

const services = import.meta.glob<{ service: Service }>('../../content/services/*/*.ts');
const overviews = import.meta.glob<{ overview: Overview }>('../../content/overviews/*.ts');
const legal = import.meta.glob<{ document: LegalDocument }>('../../content/legal/*.md');

/** The words of the service at this path; `undefined` if there is none. */
export async function serviceWordsOf(path: string): Promise<Service | undefined> {
  return (await services[`../../content/services${path}.ts`]?.())?.service;
}

async function wordsOf(path: string): Promise<{ updated: string } | undefined> {
  if (path === sitePages.home.path) return home;
  const line = lines.find((candidate) => candidate.path === path);
  if (line) return (await overviews[`../../content/overviews/${line.id}.ts`]?.())?.overview;
  const document = (await legal[`../../content/legal${path}.md`]?.())?.document;
  return document ?? serviceWordsOf(path);
}

/**
 * Day on which the words of a page last changed: '2026-11-22'. A page without words of its own, such
 * as the sitemap, changes with the newest of the others.
 * @throws Error if content has a date in another format.
 */
export async function daysOfChange(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const own = await Promise.all(
    paths.map(async (path) => [path, (await wordsOf(path))?.updated] as const),
  );
  const days = own.flatMap(([, day]) => day ?? []);
  const wrong = days.find((day) => !/^\d{4}-\d\d-\d\d$/.test(day));
  if (wrong) throw new Error(`'updated: ${wrong}' in content/ is no day: write it as 2026-11-22`);
  const newest = days.toSorted().at(-1) ?? '';
  return new Map(own.map(([path, day]) => [path, day ?? newest]));
}
