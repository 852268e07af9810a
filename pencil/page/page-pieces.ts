/** A piece of a page's text: a whole block, or one node of text. */
export interface Piece {
  element: Element;
  range: Range;
}

/** Elements whose text visitors do not read. */
const unread = 'script, style, noscript, template, [data-pencil-host]';

/** Elements that may hold one text whole, with what is bold or linked in it. */
const blocks =
  'legend, label, p, li, h1, h2, h3, h4, dd, dt, td, th, figcaption, summary, a, button, span, strong, b, small, div';

/** What may be inside such a text. */
const inline = 'a, strong, em, b, i, br, code';

export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The pieces of a page, one after the other: a block whole, if all in it is inline; else node by node. */
export function piecesOf(element: Element): readonly Piece[] {
  if (element.matches(unread)) return [];
  if (element.matches('text')) return linesOf(element);
  const [only, ...others] = element.children;
  const isAround =
    others.length === 0 && tidy(only?.textContent ?? '') === tidy(element.textContent);
  const isWhole =
    !isAround &&
    element.matches(blocks) &&
    [...element.querySelectorAll('*')].every((one) => one.matches(inline));
  const nodes = isWhole ? [element] : [...element.childNodes];
  return nodes.flatMap((node) => {
    if (node instanceof Element && node !== element) return piecesOf(node);
    if (tidy(node.textContent ?? '') === '') return [];
    if (node !== element && node.nodeType !== Node.TEXT_NODE) return [];
    return [{ element, range: rangeOver(node, node) }];
  });
}

/** The texts of a label in a figure: title, value and text have lines of one class each. */
function linesOf(element: Element): readonly Piece[] {
  const lines = [...element.querySelectorAll('tspan:not(.space)')];
  if (lines.length === 0) return [{ element, range: rangeOver(element, element) }];
  const kind = (line: Element | undefined) => line?.getAttribute('class');
  const starts = lines.filter(
    (line, index) => index === 0 || kind(line) !== kind(lines[index - 1]),
  );
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const end = next ? lines[lines.indexOf(next) - 1] : lines.at(-1);
    return { element, range: rangeOver(start, end ?? start) };
  });
}

function rangeOver(first: Node, last: Node): Range {
  const range = document.createRange();
  range.setStart(first, 0);
  range.setEnd(last, last.childNodes.length || (last.textContent?.length ?? 0));
  return range;
}

/** Where these words, tidied, begin in a range and end; `undefined` if it does not hold them. */
export function rangeOfWords(range: Range, words: string): Range | undefined {
  const root = range.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** The range's text without spaces, and where each of its characters is. */
  const places: [node: Node, offset: number][] = [];
  let text = '';
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    for (let offset = 0; offset < node.length; offset += 1) {
      const character = node.data.charAt(offset);
      if (/\s/.test(character)) continue;
      text += character;
      places.push([node, offset]);
    }
  }
  const bare = words.replaceAll(/\s/g, '');
  const start = text.indexOf(bare);
  const [first, last] = [places[start], places[start + bare.length - 1]];
  if (start < 0 || !first || !last) return undefined;
  const found = document.createRange();
  found.setStart(...first);
  found.setEnd(last[0], last[1] + 1);
  return found;
}
