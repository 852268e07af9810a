import { useInsertionEffect } from 'react';
import type { PageKind } from '../page-handle.ts';

const fetchSheet: Readonly<Record<PageKind, () => Promise<{ default: string }>>> = {
  home: () => import('../../styles/kinds/home.css?inline'),
  line: () => import('../../styles/kinds/line.css?inline'),
  service: () => import('../../styles/kinds/service.css?inline'),
  plain: () => import('../../styles/kinds/plain.css?inline'),
};

const sheets = new Map<PageKind, CSSStyleSheet>();

/** The element with the style sheet of the first page's kind, from the server. */
const sentSheet = () => document.querySelector<HTMLStyleElement>('style[data-kind]');

/**
 * Fetches the style sheet of a kind of page, which must be loaded before such a page is shown. It
 * becomes a constructed sheet, which the content policy permits to allowed scripts.
 */
export async function loadKindSheet(kind: PageKind): Promise<void> {
  if (import.meta.env.SSR || sheets.has(kind) || sentSheet()?.dataset.kind === kind) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await fetchSheet[kind]()).default);
  sheets.set(kind, sheet);
}

/** Applies only the sheet of the page's kind: two sheets would disturb each other's order. */
export function useKindSheet(kind: PageKind): void {
  useInsertionEffect(() => {
    const sent = sentSheet();
    if (sent?.sheet) sent.sheet.disabled = sent.dataset.kind !== kind;
    const sheet = sheets.get(kind);
    document.adoptedStyleSheets = sheet ? [sheet] : [];
  }, [kind]);
}
