import { Marked, type Token } from 'marked';
import { plainText } from '../../site/document/legal-markdown.ts';

/** A paragraph, a heading or an item of a list of a legal document. */
export interface Paragraph {
  /** 'section 3, paragraph 2' */
  keyPath: string;
  /** 'section 3' */
  group: string;
  /** Where its Markdown stands, without the mark before it and the comment after it. */
  span: readonly [start: number, end: number];
  /** As visitors read it. */
  shown: string;
  /** It waits for the owner: what has to be confirmed, and its comment. */
  waits?: { toConfirm: string; span: readonly [start: number, end: number]; forLawyer: boolean };
}

const comment = / *<!-- to confirm: (for the lawyer: )?(.+) -->$/;
const frontMatter = /^---\n[\s\S]*?\n---\n/;
const lexer = new Marked();

/** The paragraphs of a legal document, in order. */
export function paragraphsIn(source: string): readonly Paragraph[] {
  const found: Paragraph[] = [];
  let section = 'before the first section';
  let count = 0;

  /** Notes the one line of Markdown that begins here; what the page shows before it, if anything. */
  function note(start: number, line: string, before = '') {
    const text = line.trimEnd();
    const [mark, lawyer, toConfirm] = comment.exec(text) ?? [];
    const end = start + text.length;
    const words = text.slice(0, text.length - (mark?.length ?? 0));
    count += 1;
    found.push({
      keyPath: `${section}, paragraph ${count}`,
      group: section,
      span: [start, start + words.length],
      shown: before + plainText(words),
      ...(mark !== undefined &&
        toConfirm !== undefined && {
          waits: { toConfirm, span: [end - mark.length, end], forLawyer: lawyer !== undefined },
        }),
    });
  }

  function walk(tokens: readonly Token[], start: number) {
    let place = start;
    for (const token of tokens) {
      if (token.type === 'heading') {
        const numbered = /^#+\s+(?:\d+\.\s+)?/.exec(token.raw)?.[0] ?? '';
        if (token.depth === 2) {
          section = `section ${/\d+/.exec(numbered)?.[0] ?? token.text}`;
          count = 0;
        }
        note(
          place + numbered.length,
          token.raw.slice(numbered.length),
          numbered.replace(/^#+\s+/, ''),
        );
      } else if (token.type === 'paragraph' || token.type === 'text') {
        note(place, token.raw);
      } else if (token.type === 'list') {
        let item = place;
        for (const { raw, tokens: inner } of token.items) {
          const mark = /^\s*(?:[-*+]|\d+\.)\s+/.exec(raw)?.[0] ?? '';
          walk(inner ?? [], item + mark.length);
          item += raw.length;
        }
      }
      place += token.raw.length;
    }
  }

  const head = frontMatter.exec(source)?.[0] ?? '';
  walk(lexer.lexer(source.slice(head.length)), head.length);
  return found;
}
