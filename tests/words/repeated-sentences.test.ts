import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';
import { textOf } from '../../content/model/statement.ts';
import { copyrightRule } from '../../content/rules/copyright-rule.ts';

/** Pages on which one sentence may stand: what more pages say, none of them says for itself. */
const mostPages = 3;

/** Fewer words are a label: 'An example.' */
const leastWords = 4;

/** The one rule that all design pages must carry word for word (`service-words.test.ts`): a note in all but looks. */
const isNote = (sentence: string) =>
  textOf(copyrightRule).includes(sentence.replace(/^Copyright /, ''));

/** Elements that hold a sentence, or several. */
const blocks = new Set(['p', 'li', 'dd', 'dt', 'figcaption', 'summary', 'td', 'th', 'h2', 'h3']);

/** Notes and forms are the same wherever they stand, and so is the frame of every page. */
const isShared = (element: HtmlElement) =>
  ['form', 'header', 'footer', 'nav'].includes(element.tagName) ||
  ['note', 'target-notice'].some((name) => element.classList.contains(name));

/** The texts of the innermost blocks. */
function* textsIn(element: HtmlElement): Generator<string> {
  if (isShared(element)) return;
  const inner = [...element.childElements].flatMap((child) => [...textsIn(child)]);
  if (inner.length > 0) yield* inner;
  else if (blocks.has(element.tagName)) yield element.textContent;
}

/** Sentences end with a full stop, a question or an exclamation mark; headings and labels have none. */
const sentencesIn = (text: string) =>
  text.replaceAll(/\s+/g, ' ').match(/\S[^.?!]*(?:[.?!](?!\s|$)[^.?!]*)*[.?!](?=\s|$)/g) ?? [];

test('No sentence stands on more than three pages, but for notes and forms', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { path, document } of readBuiltPages()) {
    const main = document.querySelector('main');
    if (!main || path === undefined) continue;
    for (const sentence of [...textsIn(main)].flatMap(sentencesIn)) {
      pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(path));
    }
  }
  expect(pagesOf.size).toBeGreaterThan(500);
  const repeated = [...pagesOf].filter(
    ([sentence, pages]) =>
      pages.size > mostPages && sentence.split(' ').length >= leastWords && !isNote(sentence),
  );
  expect(repeated.map(([sentence, pages]) => `${sentence} (${[...pages].join(', ')})`)).toEqual([]);
});
