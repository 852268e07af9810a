import type { ReactNode } from 'react';
import { ownHtml } from './own-html.ts';

/** The part's markup, as the server sent it with the page that React is about to take over. */
function sentMarkup(name: string): string | undefined {
  // `npm run dev` renders the part here, so that an edit replaces it.
  if (import.meta.env.SSR || import.meta.hot) return undefined;
  if (document.documentElement.dataset.hydrated !== undefined) return undefined;
  return document.querySelector(`[data-still="${name}"]`)?.innerHTML;
}

/**
 * A part of a page that only shows something: no handler, no state. On the first page React leaves
 * its markup as it is, so neither its components nor its data are fetched; `load` brings them when
 * the router opens the page.
 */
export async function stillPart(name: string, load: () => Promise<ReactNode>): Promise<ReactNode> {
  const markup = sentMarkup(name);
  if (markup === undefined) return <div data-still={name}>{await load()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div data-still={name} dangerouslySetInnerHTML={ownHtml(markup)} />;
}
