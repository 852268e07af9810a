import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { type BuiltPage, builtSite, readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

interface Site {
  pages: readonly BuiltPage[];
  /** Files that are served beside the pages, as paths: '/favicon.svg'. */
  files: ReadonlySet<string>;
  /** Address of the site, to which its own absolute links point: 'https://www.example'. */
  origin: string;
}

/** Everything that a page names with an address: links, pictures, scripts, its own canonical one. */
function addressesIn({ document }: BuiltPage, origin: string): string[] {
  const named = document
    .querySelectorAll('[href], [src]')
    .map((one) => one.getAttributeValue('href') ?? one.getAttributeValue('src') ?? '');
  const previews = document
    .querySelectorAll('meta[property]')
    .map((one) => one.getAttributeValue('content') ?? '')
    .filter((content) => content.startsWith(origin));
  return [...named, ...previews].map((address) => address.replaceAll('&amp;', '&'));
}

const mailAddress = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(?:\?\S+)?$/;
/** International form, which dials from any network. */
const phoneNumber = /^tel:\+\d{6,15}$/;

function outsideProblem(address: string): Omit<Finding, 'where'> | undefined {
  if (mailAddress.test(address) || phoneNumber.test(address)) return undefined;
  // A picture inside the page leads nowhere.
  if (address.startsWith('data:image/')) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || /\s/.test(address)) {
    return { problem: `'${address}' is no address`, remedy: "begin with '/', '#' or 'https://'" };
  }
  if (url.protocol === 'mailto:') {
    return {
      problem: `'${address}' is no mail address`,
      remedy: "write 'mailto:name@host.example'",
    };
  }
  if (url.protocol === 'tel:') {
    return { problem: `'${address}' is no phone number`, remedy: "write 'tel:+61' and the digits" };
  }
  if (url.protocol !== 'https:') {
    return {
      problem: `'${address}' is not safe on its way`,
      remedy: 'link to its https:// address',
    };
  }
  if (url.username || !url.hostname.includes('.')) {
    return { problem: `'${address}' names no public host`, remedy: 'correct the name of the host' };
  }
  return undefined;
}

/** Dead links and anchors, unsafe links to others, pages nobody links to, titles that stand twice. */
export function linkFindings({ pages, files, origin }: Site): Finding[] {
  const served = new Map(pages.flatMap((page) => (page.path ? [[page.path, page]] : [])));
  const idsOf = (page: BuiltPage) =>
    new Set(page.document.querySelectorAll('[id]').map((one) => one.id));
  const ids = new Map(pages.map((page) => [page, idsOf(page)]));
  const linked = new Map<string, Set<string>>();

  const problemOf = (address: string, from: BuiltPage): Omit<Finding, 'where'> | undefined => {
    const own = address.startsWith(origin) ? address.slice(origin.length) || '/' : address;
    if (!/^(?:#|\/(?!\/))/.test(own)) return outsideProblem(own);
    const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? [];
    const target = path ? served.get(path) : from;
    if (!target && files.has(path)) return undefined;
    if (!target) {
      return { problem: `'${address}' leads to no page or file`, remedy: 'link to a path that is' };
    }
    if (from.path && target.path) linked.get(from.path)?.add(target.path);
    if (fragment === undefined || ids.get(target)?.has(fragment)) {
      return undefined;
    }
    return {
      problem: `'${address}': no element of ${target.file} has this id`,
      remedy: `give the section id="${fragment}", or link to one of its ids`,
    };
  };

  const findings = pages.flatMap((page) => {
    if (page.path) linked.set(page.path, new Set());
    return [...new Set(addressesIn(page, origin))].flatMap((address) => {
      const problem = problemOf(address, page);
      return problem ? [{ where: page.file, ...problem }] : [];
    });
  });
  return [...findings, ...lonelyPages(linked), ...sharedTitles(pages)];
}

function lonelyPages(linked: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  const reached = new Set(['/']);
  for (const path of reached) for (const next of linked.get(path) ?? []) reached.add(next);
  return [...linked.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => ({
      where: path,
      problem: 'no link from the home page leads here, directly or over other pages',
      remedy: 'link to it from a menu, an overview or the sitemap',
    }));
}

function sharedTitles(pages: readonly BuiltPage[]): Finding[] {
  const titleOf = (page: BuiltPage) => page.document.querySelector('title')?.textContent;
  const byTitle = Map.groupBy(pages, titleOf);
  return [...byTitle]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([title, sharing]) => ({
      where: sharing.map((page) => page.file).join(', '),
      problem: `the same title, '${title}'`,
      remedy: 'give each page a title of its own',
    }));
}

if (import.meta.main) {
  const pages = readBuiltPages();
  const canonical = pages
    .find((page) => page.path === '/')
    ?.document.querySelector('link[rel="canonical"]')
    ?.getAttributeValue('href');
  const names = globSync('**/*.*', { cwd: builtSite, exclude: ['**/*.html'] });
  report(
    linkFindings({
      pages,
      files: new Set(names.map((name) => `/${name.split(sep).join('/')}`)),
      origin: canonical ? new URL(canonical).origin : '',
    }),
  );
}
