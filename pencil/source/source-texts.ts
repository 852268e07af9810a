import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reason, SourceText } from '../protocol.ts';
import { type Model, readModel } from './field-types.ts';
import { type Literal, literalsIn } from './literals.ts';
import { type Paragraph, paragraphsIn } from './paragraphs.ts';
import { readSpecified } from './specified.ts';
import { lineAt, parse } from './syntax.ts';

/** A text with the object or comment that marks it as waiting, if it waits. */
export interface IndexedText extends SourceText {
  /** What is replaced when the text is confirmed: a statement's object, or a paragraph's comment. */
  mark?: readonly [start: number, end: number];
}

/** The files whose texts can be changed: what the site says, but not the types of it. */
export const textFiles = (project: string): readonly string[] =>
  globSync('content/**/*.{ts,md}', { cwd: project, exclude: ['content/model/**'] }).sort();

export const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');

/** The page whose texts alone are in this file; `undefined` if several pages may show them. */
export function pageOf(file: string): string | undefined {
  const [, path] =
    /^content\/(?:services|samples|figures|overviews|legal)(\/.+)\.(?:ts|md)$/.exec(file) ?? [];
  if (path !== undefined) return path;
  return ['content/home.ts', 'content/key-areas.ts', 'content/results.ts'].includes(file)
    ? '/'
    : undefined;
}

/** Reads everything that the site says, in the order of files and places. */
export function readTexts(project: string): readonly IndexedText[] {
  const model = readModel(project);
  const isSpecified = readSpecified(project);
  return textFiles(project).flatMap((file) =>
    textsIn(file, readFileSync(join(project, file), 'utf8'), model, isSpecified),
  );
}

/**
 * The texts of one file.
 * @throws Error if it is not valid TypeScript.
 */
export function textsIn(
  file: string,
  source: string,
  model: Model,
  isSpecified: (text: string) => boolean,
): readonly IndexedText[] {
  const hash = hashOf(source);
  const page = pageOf(file);
  const common = { file, hash, ...(page !== undefined && { page }) };
  const lineOf = (place: number) => lineAt(source, place);
  if (file.endsWith('.md')) {
    return paragraphsIn(source).map((one) => ({ ...common, ...ofParagraph(one) }));
  }
  return literalsIn(parse(file, source), model)
    .filter(({ parts }) => parts.some((part) => part.trim() !== ''))
    .map((one) => ({ ...common, ...ofLiteral(one) }));

  function ofLiteral({
    parts,
    kind,
    waits,
    span,
    keyPath,
    group,
    label,
    description,
    most,
  }: Literal) {
    const [value = ''] = parts;
    const reason = reasonOf(kind, value);
    return {
      id: `${file}#${keyPath}`,
      line: lineOf(span[0]),
      keyPath,
      group: `${file}#${group}`,
      span,
      shown: parts,
      value,
      label,
      description,
      ...(most !== undefined && { most }),
      ...(reason && { reason }),
      ...(waits && { toConfirm: waits.toConfirm, mark: waits.span }),
    };
  }

  function reasonOf(kind: Literal['kind'], value: string): Reason | undefined {
    if (kind !== 'text') return kind;
    return isSpecified(value) ? 'specified' : undefined;
  }

  function ofParagraph({ keyPath, group, span, shown, waits }: Paragraph) {
    return {
      id: `${file}#${keyPath}`,
      line: lineOf(span[0]),
      keyPath,
      group: `${file}#${group}`,
      span,
      shown: [shown],
      value: source.slice(...span),
      label: 'Legal document, paragraph',
      description:
        'In Markdown: **bold**, [a link](/path), and {{names}} whose values come from the code.',
      ...(isSpecified(shown) && { reason: 'specified' as const }),
      ...(waits && {
        toConfirm: waits.toConfirm,
        mark: waits.span,
        ...(waits.forLawyer && { forLawyer: true as const }),
      }),
    };
  }
}
