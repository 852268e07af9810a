import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';

/** The document of a page as it was built, which is what a visitor without scripts gets. */
export function builtPage(path: string): Document {
  const file = path === '/' ? '/index' : path;
  return parseHTML(readFileSync(`dist/site${file}.html`, 'utf8')).document;
}

/** The words of an element, with spaces as a reader sees them. */
export const wordsIn = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The words of all elements that match. */
export const allWords = (parent: ParentNode, selector: string) =>
  Array.from(parent.querySelectorAll(selector), wordsIn);

/** The section that a heading names. */
export function sectionOf(page: Document, heading: string): Element | undefined {
  const named = [...page.querySelectorAll('main h2')].find((one) => wordsIn(one) === heading);
  return named?.closest('section') ?? undefined;
}
