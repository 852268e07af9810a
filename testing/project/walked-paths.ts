import { lines } from '../../content/lines.ts';
import { legalPages } from '../../content/site-pages.ts';
import { sized } from '../sized.ts';
import { isService, shownPaths } from './site-paths.ts';

const groups = [lines, legalPages].map((pages) => pages.map(({ path }): string => path));

/** Services of one line are of one kind, and so are overviews and legal documents; other pages are their own. */
const kindOf = (path: string) =>
  isService(path)
    ? path.replace(/[^/]*$/, '')
    : groups.find((paths) => paths.includes(path))?.at(0);

/** The first of each: of the services one has a tool, the others a drawing. */
const oneOfEachKind = new Map(shownPaths.toReversed().map((path) => [kindOf(path) ?? path, path]));

/** The pages that are walked by every rule: one of each kind, or all. */
export const walkedPaths: readonly string[] = sized({
  short: [...oneOfEachKind.values()].reverse(),
  full: shownPaths,
});
