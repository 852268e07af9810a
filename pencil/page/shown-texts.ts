import type { SourceText } from '../protocol.ts';
import { type Piece, piecesOf, rangeOfWords, tidy } from './page-pieces.ts';

/** A text as the page shows it, and where it may come from. One element may show several. */
export interface ShownText {
  element: Element;
  range: Range;
  /** None: it comes from code. Several: the owner chooses. */
  candidates: readonly SourceText[];
}

/** Characters from which a text is known within a longer one. */
const leastKnown = 12;

/** What the page may show of a text: a list in one text is shown item by item. */
function wordingsOf({ shown }: SourceText): readonly string[] {
  const [only = '', ...more] = shown;
  if (more.length > 0) return [];
  const items = only.split('•').map(tidy);
  return items.length > 1 ? items : [tidy(only)];
}

/** Finds the texts of a page in the texts of `content/`: by the words, then by what stands around them. */
export function findShownTexts(root: Element, texts: readonly SourceText[]): readonly ShownText[] {
  const byWords = new Map<string, SourceText[]>();
  for (const text of texts) {
    for (const words of wordingsOf(text)) {
      byWords.set(words, [...(byWords.get(words) ?? []), text]);
    }
  }
  const longestFirst = [...byWords.keys()]
    .filter((words) => words.length >= leastKnown)
    .sort((a, b) => b.length - a.length);
  const composed = texts.filter(isRecognisable).map(patternOf);
  const groups = Map.groupBy(texts, ({ group }) => group);
  const path = location.pathname.replace(/(?<=.)\/$/, '');

  return inOrder(piecesOf(root).flatMap(textsOf));

  function textsOf({ element, range }: Piece): readonly ShownText[] {
    const words = tidy(range.toString());
    const exact = nearest(byWords.get(words) ?? [], element);
    // A lone letter or number that no text holds is a mark: of a ball, of a card.
    const isMark = !/\p{L}{2}/u.test(words) && exact.every(({ reason }) => reason === 'code');
    if (isMark) return [];
    if (exact.length > 0) return [{ element, range, candidates: exact }];
    const inside = textsInside(words, element, range);
    if (inside.length > 0) return inside;
    const made = composed.find(({ pattern }) => pattern.test(words));
    return [{ element, range, candidates: made ? [made.text] : [] }];
  }

  /** Texts with words of the code before, between or after them: 'We agree scope …'. */
  function textsInside(words: string, element: Element, range: Range): readonly ShownText[] {
    let left = words;
    const found: ShownText[] = [];
    for (const part of longestFirst) {
      if (left.length < leastKnown) break;
      if (!left.includes(part)) continue;
      const candidates = nearest(byWords.get(part) ?? [], element);
      const where = rangeOfWords(range, part);
      if (candidates.length === 0 || !where) continue;
      left = left.replace(part, '\n');
      found.push({ element, range: where, candidates });
    }
    // A sentence that only names something, the company for example, is not that name.
    const share = found.reduce((sum, one) => sum + tidy(one.range.toString()).length, 0);
    return share > words.length / 2 ? [...found, ...around(left.split('\n'))] : [];

    /** What stands around those texts: short texts, or words of the code. */
    function around(parts: readonly string[]): readonly ShownText[] {
      return parts.map(tidy).flatMap((part) => {
        const where = /\p{L}{2}/u.test(part) && rangeOfWords(range, part);
        if (!where) return [];
        return [{ element, range: where, candidates: nearest(byWords.get(part) ?? [], element) }];
      });
    }
  }

  /** Those of the nearest files; of these, the one whose neighbours stand around the element. */
  function nearest(candidates: readonly SourceText[], element: Element): readonly SourceText[] {
    // Header and footer are the company's, whatever else on the page has the same words.
    const isFrame = element.closest('main') === null;
    const distance = ({ page }: SourceText) =>
      page === path ? Number(isFrame) : page === undefined ? Number(!isFrame) : 2;
    const least = Math.min(...candidates.map(distance));
    let left = candidates.filter((one) => distance(one) === least);
    // What another page says is shown here too only if it is a sentence of its own.
    if (least === 2 && (left.length > 1 || !left[0]?.value.includes(' '))) return [];
    let around = element.parentElement;
    while (left.length > 1 && around) {
      const here = tidy(around.textContent);
      const counts = left.map((one) => neighboursIn(here, one));
      const most = Math.max(...counts);
      left = left.filter((_, index) => counts[index] === most);
      around = around === root ? null : around.parentElement;
    }
    return left;
  }

  function neighboursIn(here: string, { id, group }: SourceText): number {
    const others = (groups.get(group) ?? []).filter((other) => other.id !== id);
    return others.filter((other) => wordingsOf(other).some((words) => here.includes(words))).length;
  }
}

/** Equal texts of one file, as many as the page shows, come in the order in which the file has them. */
function inOrder(shown: readonly ShownText[]): readonly ShownText[] {
  const key = ({ candidates }: ShownText) => candidates.map(({ id }) => id).join();
  const alike = Map.groupBy(shown, key);
  return shown.map((one) => {
    const { candidates } = one;
    const same = alike.get(key(one)) ?? [];
    const ofOneFile = new Set(candidates.map(({ file }) => file)).size === 1;
    if (candidates.length < 2 || !ofOneFile || same.length % candidates.length > 0) return one;
    const chosen = candidates[same.indexOf(one) % candidates.length];
    return { ...one, candidates: chosen ? [chosen] : [] };
  });
}

/** Whether a composed text has words of its own by which it is known. */
const isRecognisable = ({ shown }: SourceText) =>
  shown.length > 1 && shown.some((part) => (part.match(/\p{L}{2,}/gu) ?? []).length > 1);

/** Matches what a composed text can look like: its constant parts, with anything between. */
function patternOf(text: SourceText) {
  const parts = text.shown.map((part) => RegExp.escape(tidy(part)));
  return { text, pattern: new RegExp(`^${parts.join('.*')}$`) };
}
