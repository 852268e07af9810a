import { useInsertionEffect } from 'react';
import { openDocument } from '../../pages/page-document.ts';
import { type PageHandle, usePageHandle } from '../page-handle.ts';
import { fetchedOverlay } from './load-overlay.ts';

/** The sheets of each kind of page and of each tool, found by their folder: for the build and `npm run dev`. */
const files = import.meta.glob<string>(['../../pages/*/*sheet.css', '../../tools/*/sheet.css'], {
  query: '?inline',
  import: 'default',
});

type Sheets = Pick<PageHandle, 'kind' | 'tool'>;

/** A style sheet of a page, for its document. */
export interface PageSheet {
  name: string;
  rules: string;
}

/** 'service/sheet.css' */
const nameOf = (file: string): string => file.split('/').slice(-2).join('/');

/** Those before the figure of such pages, in their order. */
const figureFilesOf = ({ kind, tool }: Sheets) => [
  `../../pages/${kind}/figure-sheet.css`,
  ...(tool ? [`../../tools/${tool}/sheet.css`] : []),
];

/** What stands below the first screen of such pages. */
const lowerFileOf = (kind: string) => `../../pages/${kind}/lower-sheet.css`;

/**
 * Those in the head of a page, after the shared one, in their order. What the first words do not need is in its body; during
 * development all of them are here, where an edit replaces them.
 */
function headFilesOf(page: Sheets): string[] {
  const first = `../../pages/${page.kind}/sheet.css`;
  if (!import.meta.env.DEV) return [first];
  const rest = [...figureFilesOf(page), lowerFileOf(page.kind)];
  return [first, ...rest.filter((file) => file in files)];
}

/** @throws Error if there is no such file. */
async function readSheet(file: string): Promise<PageSheet> {
  const load = files[file];
  if (!load) throw new Error(`${file.replace('../../', 'site/')} is missing: a page needs it`);
  return { name: nameOf(file), rules: await load() };
}

/** The sheets in the head of a page's document. */
export const readHeadSheets = (handle: PageHandle) =>
  Promise.all(headFilesOf(handle).map(readSheet));

/** The sheets before the figure of such pages (`site/pages/body-sheets.tsx`). */
export const readFigureSheets = (page: Sheets) => Promise.all(figureFilesOf(page).map(readSheet));

/** The sheet of what stands below the first screen of such pages (`site/pages/body-sheets.tsx`). */
export const readLowerSheet = (kind: PageHandle['kind']) => readSheet(lowerFileOf(kind));

/** The rules of every sheet that a page may have, for the content policy. */
export const readAllSheets = () => Promise.all(Object.values(files).map((load) => load()));

/** What came after the first page, by name. `npm run dev` keeps it when this module is replaced. */
const fetched: Map<string, CSSStyleSheet> = import.meta.hot?.data.fetched ?? new Map();

/** The elements with the style sheets of the first page, from the server. */
const sentSheets = () => document.querySelectorAll<HTMLStyleElement>('head style[data-sheet]');

const isSent = (name: string) => [...sentSheets()].some(({ dataset }) => dataset.sheet === name);

/**
 * Brings the style sheets of a page, which must be there before it is shown. They become constructed sheets, which the
 * content policy permits to allowed scripts.
 * @throws Error if the page's document cannot be fetched.
 */
export async function loadSheets(path: string, handle: PageHandle): Promise<void> {
  if (import.meta.env.SSR) return;
  // `npm run dev` fetches those of the first page too, so that an edit can replace them.
  const sheets = import.meta.hot
    ? await readHeadSheets(handle)
    : [...(await openDocument(path)).sheets].map(([name, rules]) => ({ name, rules }));
  for (const { name, rules } of sheets) {
    if (fetched.has(name) || (!import.meta.hot && isSent(name))) continue;
    fetched.set(name, constructed(rules));
  }
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
    const shown = headFilesOf({ kind, tool }).map(nameOf);
    for (const { dataset, sheet } of sentSheets()) {
      const { sheet: name = '' } = dataset;
      if (sheet) sheet.disabled = !shown.includes(name) || fetched.has(name);
    }
    const overlay = fetchedOverlay();
    document.adoptedStyleSheets = [
      ...(overlay ? [overlay.sheet] : []),
      ...shown.flatMap((name) => fetched.get(name) ?? []),
    ];
  }, [kind, tool]);
}

// `npm run dev`: an edited sheet is replaced in place, so fields keep their values. Not in the build.
if (import.meta.hot) {
  import.meta.hot.data.fetched = fetched;
  import.meta.hot.accept();
  for (const file of Object.keys(files)) {
    const sheet = fetched.get(nameOf(file));
    if (sheet) readSheet(file).then(({ rules }) => sheet.replaceSync(rules));
  }
}
