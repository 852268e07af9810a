import { useInsertionEffect } from 'react';
import type { PageKind } from '../page-handle.ts';

const fetchSheet: Readonly<Record<PageKind, () => Promise<{ default: string }>>> = {
  home: () => import('../../styles/kinds/home.css?inline'),
  line: () => import('../../styles/kinds/line.css?inline'),
  service: () => import('../../styles/kinds/service.css?inline'),
  plain: () => import('../../styles/kinds/plain.css?inline'),
};

const sheets = new Map<PageKind, CSSStyleSheet>();

/** The element with which the server sent the sheet of the first page's kind. */
const sentSheet = () => document.querySelector<HTMLStyleElement>('style[data-kind]');

/**
 * Fetches the style sheet of a kind of page, which must be there before such a page is shown. As a
 * constructed sheet, which the content policy leaves to scripts it allows.
 */
export async function loadKindSheet(kind: PageKind): Promise<void> {
  if (import.meta.env.SSR || sheets.has(kind) || sentSheet()?.dataset.kind === kind) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await fetchSheet[kind]()).default);
  sheets.set(kind, sheet);
}

/** Lets the page have the sheet of its kind, and no other: two would spoil each other's order. */
export function useKindSheet(kind: PageKind): void {
  useInsertionEffect(() => {
    const sent = sentSheet();
    if (sent?.sheet) sent.sheet.disabled = sent.dataset.kind !== kind;
    const sheet = sheets.get(kind);
    document.adoptedStyleSheets = sheet ? [sheet] : [];
  }, [kind]);
}
