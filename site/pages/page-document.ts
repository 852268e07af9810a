import type { PageMeta } from '../../content/model/page.ts';
import { trusted } from './own-html.ts';

/** What the site takes from the document of a page. */
export interface PageDocument {
  meta: PageMeta;
  /** The tool that is its figure, if it is one. */
  tool: string | undefined;
  /** Markup of what only shows something, by the name of the part. */
  parts: Readonly<Record<string, string>>;
}

/** Documents by path: each is fetched once, and is there when its link is followed. */
const opened = new Map<string, Promise<PageDocument>>();

/**
 * A page as the build wrote it: the one that the server sent, until React has taken it over; every other is fetched.
 * @throws Error if the server does not answer, or if its pages are newer than this one: the browser has to load it.
 */
export function openDocument(path: string): Promise<PageDocument> {
  const known = opened.get(path);
  if (known) return known;
  const isSent = document.documentElement.dataset.hydrated === undefined;
  const page = isSent ? Promise.resolve(read(document)) : fetchDocument(path);
  opened.set(path, page);
  // The next visit to this page tries again.
  page.catch(() => opened.delete(path));
  return page;
}

async function fetchDocument(path: string): Promise<PageDocument> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const page = new DOMParser().parseFromString(trusted(await response.text()), 'text/html');
  if (versionOf(page) !== versionOf(document)) {
    throw new Error('The site was upgraded: this page and the next do not fit each other');
  }
  return read(page);
}

/** What pages of one build have in common: the address of their script, and the site's style sheets. */
function versionOf(page: Document): string {
  const { boot, sheets } = page.querySelector<HTMLElement>('script[data-boot]')?.dataset ?? {};
  return `${boot} ${sheets}`;
}

/** The nudges of the fonts (`site/fonts/apply-fonts.ts`), which the content policy would refuse in markup. */
const nudges = / style="[^"]*"/g;

/** The markup in an element, as the build wrote it. */
export const markupOf = (element: Element): string => element.innerHTML.replaceAll(nudges, '');

function read(page: Document): PageDocument {
  const stills = page.querySelectorAll<HTMLElement>('[data-still]');
  const description = page.querySelector<HTMLMetaElement>('[name=description]')?.content ?? '';
  return {
    meta: { title: page.title, description },
    tool: page.querySelector<HTMLElement>('[data-tool]')?.dataset.tool,
    parts: Object.fromEntries([...stills].map((part) => [part.dataset.still, markupOf(part)])),
  };
}
