import { Marked } from 'marked';
import { commitments } from '../../content/commitments.ts';
import { company, postalAddress } from '../../content/company.ts';
import { withNonBreakingSpaces } from '../../content/non-breaking-spaces.ts';
import type { LegalDocument, PageMeta } from '../../content/types/page.ts';

/** Shown while a value in `company.ts` is null (section 2, legal pages). */
const unfilled: Readonly<Record<string, string>> = {
  abn: '[ABN]',
  acn: '[ACN]',
  siteAddress: '[site address]',
  hosting: '[hosting provider, country]',
  database: '[database provider, country]',
  mail: '[email provider, country]',
};

/** All values in an object by dotted name: 'company.registration.abn'. */
function valuesIn(data: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? valuesIn(value, `${prefix}${name}.`)
      : [[prefix + name, String(value ?? unfilled[name])]],
  );
}

/** Values for names in double braces. */
const values = new Map(valuesIn({ company, commitments, postalAddress }));

const fill = (markdown: string, file: string) =>
  markdown.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${file}: {{${name}}} is unknown`);
    return value;
  });

/** External links get `rel="noopener"`. Only text gets non-breaking spaces, not addresses. */
const markdown = new Marked({
  walkTokens(token) {
    if (token.type === 'text') token.text = withNonBreakingSpaces(token.text);
  },
  renderer: {
    link({ href, tokens }) {
      const rel = href.startsWith('/') ? '' : ' rel="noopener"';
      return `<a href="${href}"${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Without comments, which are for the owner. */
const htmlOf = (text: string) =>
  markdown.parse(text.replaceAll(/ *<!--.*?-->/gs, ''), { async: false }).trim();

const sources = import.meta.glob<string>('../../content/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The legal document of a path.
 * @throws Error if there is no such file, or with its name if a heading is out of order or a name is unknown.
 */
export function legalDocumentAt(path: string): LegalDocument & PageMeta {
  const file = `content/legal${path}.md`;
  const source = sources[`../../${file}`];
  if (source === undefined) throw new Error(`${file} is missing`);
  return parseLegalDocument(source, file);
}

/**
 * Parses a legal document: front matter, then sections headed `## 1. Heading`.
 * @throws Error with the file's name if a heading is out of order, or a name is unknown.
 */
export function parseLegalDocument(source: string, file: string): LegalDocument & PageMeta {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(fill(source, file)) ?? [];
  const matter = (name: string) => {
    const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]?.trim();
    if (!value) throw new Error(`${file}: its front matter has no '${name}:'`);
    return value;
  };
  const [preamble = '', ...parts] = body.split(/^## /m);
  const sections = parts.map((part, index) => {
    const number = index + 1;
    const [, given, heading = '', text = ''] = /^(\d+)\.\s+([^\n]+)\n(.*)$/s.exec(part) ?? [];
    if (Number(given) !== number) {
      throw new Error(`${file}: heading ${number} must read '## ${number}. Heading'`);
    }
    return { id: `section-${number}`, number, heading, html: htmlOf(text) };
  });
  return {
    title: matter('title'),
    description: matter('description'),
    effective: matter('effective'),
    updated: matter('updated'),
    preamble: htmlOf(preamble),
    sections,
  };
}
