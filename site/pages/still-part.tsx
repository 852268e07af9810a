import type { ReactNode } from 'react';
import type { PageMeta } from '../../content/model/page.ts';
import { ownHtml } from './own-html.ts';

/** The page that the server sent, until React has taken it over. */
function sentPage(): Document | undefined {
  // `npm run dev` renders everything here, so that an edit replaces it.
  if (import.meta.env.SSR || import.meta.hot) return undefined;
  return document.documentElement.dataset.hydrated === undefined ? document : undefined;
}

/**
 * A part of a page that only shows something: no handler, no state. On the first page React leaves
 * its markup as it is, so neither its components nor its data are fetched; `load` brings them when
 * the router opens the page.
 */
export async function stillPart(name: string, load: () => Promise<ReactNode>): Promise<ReactNode> {
  // The nudges of the fonts (`site/fonts/apply-fonts.ts`), which the content policy would refuse in markup.
  const nudges = / style="[^"]*"/g;
  const sent = sentPage()?.querySelector(`[data-still="${name}"]`);
  const markup = sent?.innerHTML.replaceAll(nudges, '');
  if (markup === undefined) return <div data-still={name}>{await load()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div data-still={name} dangerouslySetInnerHTML={ownHtml(markup)} />;
}

/** Title and description: the first page's are in its head. */
export async function stillMeta(load: () => Promise<PageMeta>): Promise<PageMeta> {
  const sent = sentPage();
  const description = sent?.querySelector<HTMLMetaElement>('[name=description]')?.content;
  return sent && description ? { title: sent.title, description } : load();
}

/** The tool that is the page's figure, if it is one: the first page names it. */
export async function stillTool(
  load: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const sent = sentPage();
  return sent ? sent.querySelector<HTMLElement>('[data-tool]')?.dataset.tool : load();
}
