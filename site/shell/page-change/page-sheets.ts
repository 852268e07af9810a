import { useInsertionEffect } from 'react';
import { type PageHandle, usePageHandle } from '../page-handle.ts';
import { fetchedOverlay } from './load-overlay.ts';

/** The sheets of each kind of page and of each tool, found by their folder. */
const files = import.meta.glob<string>(['../../pages/*/*sheet.css', '../../tools/*/sheet.css'], {
  query: '?inline',
  import: 'default',
});

type Sheets = Pick<PageHandle, 'kind' | 'tool'>;

/** Those in a page's head, after the shared one. */
function headFilesOf({ kind, tool }: Sheets): string[] {
  const page = `../../pages/${kind}/sheet.css`;
  return tool ? [page, `../../tools/${tool}/sheet.css`] : [page];
}

/** All that a page has after the shared one, in their order. */
function filesOf(handle: Sheets): string[] {
  const lower = lowerFileOf(handle.kind);
  return [...headFilesOf(handle), ...(lower in files ? [lower] : [])];
}

/** What stands below the first screen of such pages, where that would not leave it in the first flight. */
const lowerFileOf = (kind: string) => `../../pages/${kind}/lower-sheet.css`;

/** @throws Error if there is no such file. */
function rulesIn(file: string): Promise<string> {
  const load = files[file];
  if (!load) throw new Error(`${file.replace('../../', 'site/')} is missing: a page needs it`);
  return load();
}

/** A style sheet of a page, for its document. */
export interface PageSheet {
  name: string;
  rules: string;
}

const readSheet = async (file: string): Promise<PageSheet> => ({
  name: nameOf(file),
  rules: await rulesIn(file),
});

/** The sheets in the head of a page's document. */
export const readHeadSheets = (handle: PageHandle) =>
  Promise.all(headFilesOf(handle).map(readSheet));

/** The sheet of what stands below the first screen of such pages (`site/pages/service/lower-sheet.tsx`). */
export const readLowerSheet = (kind: PageHandle['kind']) => readSheet(lowerFileOf(kind));

/** The rules of every sheet that a page may have, for the content policy. */
export const readAllSheets = () => Promise.all(Object.values(files).map((load) => load()));

/** 'service/sheet.css' */
const nameOf = (file: string): string => file.split('/').slice(-2).join('/');

/** What was fetched, by file. `npm run dev` keeps it when this module is replaced. */
const fetched: Map<string, CSSStyleSheet> = import.meta.hot?.data.fetched ?? new Map();

/** The elements with the style sheets of the first page, from the server. */
const sentSheets = () => document.querySelectorAll<HTMLStyleElement>('style[data-sheet]');

const isSent = (file: string) =>
  [...sentSheets()].some(({ dataset }) => dataset.sheet === nameOf(file));

/** Moves the rules that stand among the page's parts to its end: React removes those parts with the first page. */
export function keepLowerSheet(): void {
  const sheet = document.querySelector('main style[data-sheet]');
  if (sheet?.parentElement) document.body.append(sheet.parentElement);
}

/**
 * Fetches the style sheets of a page, which must be loaded before it is shown. They become
 * constructed sheets, which the content policy permits to allowed scripts.
 */
export async function loadSheets(handle: PageHandle): Promise<void> {
  if (import.meta.env.SSR) return;
  // `npm run dev` fetches those of the first page too, so that an edit can replace them.
  const missing = filesOf(handle).filter(
    (file) => !fetched.has(file) && (import.meta.hot || !isSent(file)),
  );
  await Promise.all(
    missing.map(async (file) => fetched.set(file, constructed(await rulesIn(file)))),
  );
}

function constructed(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Applies only the sheets of the page that is shown. */
export function usePageSheets(): void {
  const { kind, tool } = usePageHandle();
  useInsertionEffect(() => {
    const shown = filesOf({ kind, tool });
    for (const { dataset, sheet } of sentSheets()) {
      const file = shown.find((one) => nameOf(one) === dataset.sheet);
      if (sheet) sheet.disabled = file === undefined || fetched.has(file);
    }
    const overlay = fetchedOverlay();
    document.adoptedStyleSheets = [
      ...(overlay ? [overlay.sheet] : []),
      ...shown.flatMap((file) => fetched.get(file) ?? []),
    ];
  }, [kind, tool]);
}

// `npm run dev`: an edited sheet is replaced in place, so fields keep their values. Not in the build.
if (import.meta.hot) {
  import.meta.hot.data.fetched = fetched;
  import.meta.hot.accept();
  for (const [file, sheet] of fetched) rulesIn(file).then((rules) => sheet.replaceSync(rules));
}
