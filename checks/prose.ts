import { type HtmlElement, TextNode } from 'html-validate';
import { Marked } from 'marked';
import { parseSync, Visitor } from 'vite';
import type { BuiltPage } from './built-pages.ts';

/** A piece of text that somebody reads. */
export interface Prose {
  /** File, with the line where it is known. */
  where: string;
  text: string;
}

/** Attributes that are read out or shown. */
const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'label'];
const silentElements = ['script', 'style'];

const decoded = (text: string) =>
  text.replaceAll(/&#(?:x27|39);|&apos;/g, "'").replaceAll(/&[#\w]+;/g, ' ');

/** The words of a page: its text, what screen readers say, and what search engines show. */
export function proseOfPage({ file, document }: Pick<BuiltPage, 'file' | 'document'>): Prose[] {
  const texts: string[] = [];
  const visit = (element: HtmlElement): void => {
    if (silentElements.includes(element.tagName)) return;
    for (const name of spokenAttributes) texts.push(element.getAttributeValue(name) ?? '');
    if (element.is('meta') && /description|title/.test(nameOf(element))) {
      texts.push(element.getAttributeValue('content') ?? '');
    }
    for (const child of element.childNodes) {
      if (child instanceof TextNode) texts.push(child.textContent);
    }
    for (const child of element.childElements) visit(child);
  };
  visit(document);
  return texts.filter(Boolean).map((text) => ({ where: file, text: decoded(text) }));
}

const nameOf = (meta: HtmlElement) =>
  meta.getAttributeValue('name') ?? meta.getAttributeValue('property') ?? '';

/** The words of a Markdown document, without its code. */
export function proseOfDocument(file: string, markdown: string): Prose[] {
  const texts: string[] = [];
  const reader = new Marked();
  reader.walkTokens(reader.lexer(markdown), (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) texts.push(token.raw);
  });
  return texts.map((text) => ({ where: file, text }));
}

/** The comments of a source, without the names of code in them. */
export function proseOfComments(file: string, source: string): Prose[] {
  return commentsOf(file, source).map(({ start, value }) => ({
    where: placeOf(file, source, start),
    text: value
      .replaceAll(/`[^`]*`|@\w+ [\w.]+|biome-ignore \S+|@?ts-\S+/g, ' ')
      .replaceAll(/\w*\p{Ll}\p{Lu}\w*/gu, ' '),
  }));
}

function commentsOf(file: string, source: string): { start: number; value: string }[] {
  if (/\.(?:m?js|tsx?)$/.test(file)) return parseSync(file, source).comments;
  const pattern = file.endsWith('.sql') ? /--(.*)$/gm : /\/\*([\s\S]*?)\*\//g;
  return [...source.matchAll(pattern)].map(({ index, 1: value = '' }) => ({ start: index, value }));
}

/** The sentences among the strings of a source: those of three words or more. */
export function proseOfStrings(file: string, source: string): Prose[] {
  const found: Prose[] = [];
  const { program } = parseSync(file, source);
  const keep = (text: string, start: number) => {
    const isSentence = text.trim().split(/\s+/).length >= 3;
    if (isSentence) found.push({ where: placeOf(file, source, start), text });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') keep(value, start);
    },
    TemplateElement: ({ value, start }) => keep(value.raw, start),
  }).visit(program);
  return found;
}

const placeOf = (file: string, source: string, start: number) =>
  `${file}:${source.slice(0, start).split('\n').length}`;
