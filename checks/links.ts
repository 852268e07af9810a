import { globSync } from 'node:fs';
import { type BuiltPage, builtSite, isHidden, readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

interface Site {
  pages: readonly BuiltPage[];
  /** Paths of the other files that are served: '/favicon.svg'. */
  files: ReadonlySet<string>;
  /** Origin of the site, with which its absolute links start: 'https://www.example'. */
  origin: string;
}

/** All addresses in a page: links, pictures, scripts, the canonical address. */
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
/** International form, which works from any network. */
const phoneNumber = /^tel:\+\d{6,15}$/;

function outsideProblem(address: string): Omit<Finding, 'where'> | undefined {
  if (mailAddress.test(address) || phoneNumber.test(address)) return undefined;
  // A picture inside the page needs no check, and neither does an icon that is left empty.
  if (address.startsWith('data:image/') || address === 'data:,') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || /\s/.test(address)) {
    return {
      problem: `'${address}' is not a valid address`,
      remedy: "begin with '/', '#' or 'https://'",
    };
  }
  if (url.protocol === 'mailto:') {
    return {
      problem: `'${address}' is not a valid mail address`,
      remedy: "write 'mailto:name@host.example'",
    };
  }
  if (url.protocol === 'tel:') {
    return {
      problem: `'${address}' is not a valid phone number`,
      remedy: "write 'tel:+61' and the digits",
    };
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

/** Dead links and anchors, links to hidden pages, insecure links to other sites, unreachable pages, duplicate titles. */
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
    if (target !== from && isHidden(target)) {
      return {
        problem: `'${address}' leads to a page that is hidden from search`,
        remedy: 'link to it from mails alone',
      };
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
    if (page.path && !isHidden(page)) linked.set(page.path, new Set());
    return [...new Set(addressesIn(page, origin))].flatMap((address) => {
      const problem = problemOf(address, page);
      return problem ? [{ where: page.file, ...problem }] : [];
    });
  });
  return [...findings, ...unreachablePages(linked), ...duplicateTitles(pages)];
}

function unreachablePages(linked: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  const reached = new Set(['/']);
  for (const path of reached) for (const next of linked.get(path) ?? []) reached.add(next);
  return [...linked.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => ({
      where: path,
      problem: 'no link from the home page leads here, directly or through other pages',
      remedy: 'link to it from a menu, an overview or the sitemap',
    }));
}

function duplicateTitles(pages: readonly BuiltPage[]): Finding[] {
  const titleOf = (page: BuiltPage) => page.document.querySelector('title')?.textContent;
  const byTitle = Map.groupBy(pages, titleOf);
  return [...byTitle]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([title, sharing]) => ({
      where: sharing.map((page) => page.file).join(', '),
      problem: `the same title, '${title}'`,
      remedy: 'give each page its own title',
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
      files: new Set(names.map((name) => `/${name}`)),
      origin: canonical ? new URL(canonical).origin : '',
    }),
  );
}
