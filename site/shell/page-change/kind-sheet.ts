import { useInsertionEffect } from 'react';
import overlayRules from '../../styles/shell/page-change.css?inline';
import type { PageKind } from '../page-handle.ts';

const fetchSheet: Readonly<Record<PageKind, () => Promise<{ default: string }>>> = {
  home: () => import('../../styles/kinds/home.css?inline'),
  line: () => import('../../styles/kinds/line.css?inline'),
  timeline: () => import('../../figures/timeline/timeline.css?inline'),
  lanes: () => import('../../figures/lanes/lanes.css?inline'),
  levels: () => import('../../figures/levels/levels.css?inline'),
  shot: () => import('../../figures/shot/shot.css?inline'),
  sheet: () => import('../../figures/sheet/sheet.css?inline'),
  plain: () => import('../../styles/kinds/plain.css?inline'),
};

const sheets = new Map<PageKind, CSSStyleSheet>();

/** The rules of the page change, which no page needs before its script runs. */
let overlaySheet: CSSStyleSheet | undefined;

/** The element with the style sheet of the first page's kind, from the server. */
const sentSheet = () => document.querySelector<HTMLStyleElement>('style[data-kind]');

/**
 * Fetches the style sheet of a kind of page, which must be loaded before such a page is shown. It
 * becomes a constructed sheet, which the content policy permits to allowed scripts.
 */
export async function loadKindSheet(kind: PageKind): Promise<void> {
  if (import.meta.env.SSR || sheets.has(kind)) return;
  // `npm run dev` fetches that one too, so that an edit can replace it.
  if (!import.meta.hot && sentSheet()?.dataset.kind === kind) return;
  sheets.set(kind, constructed((await fetchSheet[kind]()).default));
}

function constructed(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Applies only the sheet of the page's kind: two sheets would disturb each other's order. */
export function useKindSheet(kind: PageKind): void {
  useInsertionEffect(() => {
    const sent = sentSheet();
    const sheet = sheets.get(kind);
    if (sent?.sheet) sent.sheet.disabled = sheet !== undefined;
    overlaySheet ??= constructed(overlayRules);
    document.adoptedStyleSheets = sheet ? [overlaySheet, sheet] : [overlaySheet];
  }, [kind]);
}

// `npm run dev`: an edited sheet is replaced in place, so fields keep their words. Not in the build.
import.meta.hot?.accept(
  [
    '../../styles/kinds/home.css?inline',
    '../../styles/kinds/line.css?inline',
    '../../figures/timeline/timeline.css?inline',
    '../../figures/lanes/lanes.css?inline',
    '../../figures/levels/levels.css?inline',
    '../../figures/shot/shot.css?inline',
    '../../figures/sheet/sheet.css?inline',
    '../../styles/kinds/plain.css?inline',
  ],
  (edited) => {
    const kinds = [
      'home',
      'line',
      'timeline',
      'lanes',
      'levels',
      'shot',
      'sheet',
      'plain',
    ] as const;
    for (const [index, kind] of kinds.entries()) {
      const sheet = edited[index];
      if (sheet) sheets.get(kind)?.replaceSync(sheet.default);
    }
  },
);
