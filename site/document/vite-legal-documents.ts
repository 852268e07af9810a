import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { commitments } from '../../content/commitments.ts';
import { company, postalAddress } from '../../content/company.ts';
import type { LegalDocument, PageMeta } from '../../content/model/page.ts';

/** What a document shows while `company.ts` leaves a value unfilled (section 2, legal pages). */
const unfilled: Readonly<Record<string, string>> = {
  abn: '[ABN]',
  acn: '[ACN]',
  siteAddress: '[site address]',
  hosting: '[hosting provider, country]',
  database: '[database provider, country]',
  mail: '[email provider, country]',
};

/** Each value in an object and in those inside it, by its dotted name: 'company.registration.abn'. */
function valuesIn(data: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? valuesIn(value, `${prefix}${name}.`)
      : [[prefix + name, String(value ?? unfilled[name])]],
  );
}

/** What a legal document may name in double braces. */
const values = new Map(valuesIn({ company, commitments, postalAddress }));

function fill(markdown: string, file: string): string {
  return markdown.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new Error(`${file}: {{${name}}} is unknown; use one of ${[...values.keys()]}`);
    }
    return value;
  });
}

function frontMatter(text: string, name: string, file: string): string {
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(text)?.[1]?.trim();
  if (!value) throw new Error(`${file}: its front matter has no '${name}:'`);
  return value;
}

/** Links to other sites send no referrer. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      const rel = href.startsWith('/') ? '' : ' rel="noopener"';
      return `<a href="${href}"${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Removes the comments for the owner, and the line breaks between blocks: a long document has a hundred. */
const html = (source: string) =>
  markdown
    .parse(source.replaceAll(/ *<!-- to confirm: .* -->$/gm, ''), { async: false })
    .replaceAll(/(<\/(?:p|ul|ol|li|h3)>|<[uo]l>)\n/g, '$1')
    .trim();

/**
 * Reads one legal document: front matter, then sections headed `## 1. Heading`.
 * @throws Error with the file's name if a heading is not numbered in order or a name is unknown.
 */
function parseLegalDocument(source: string, file: string): LegalDocument & PageMeta {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fill(source, file)) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file}: it must begin with front matter between --- lines`);
  }
  const [preamble = '', ...parts] = body.split(/^## /m);
  const sections = parts.map((part, index) => {
    const [, number, heading, text] = /^(\d+)\.\s+(.+)\n([\s\S]*)$/.exec(part) ?? [];
    if (Number(number) !== index + 1 || !heading || text === undefined) {
      throw new Error(`${file}: heading ${index + 1} must read '## ${index + 1}. Heading'`);
    }
    const id = `section-${index + 1}`;
    return { id, number: index + 1, heading, html: html(text) };
  });
  return {
    title: frontMatter(head, 'title', file),
    description: frontMatter(head, 'description', file),
    effective: frontMatter(head, 'effective', file),
    updated: frontMatter(head, 'updated', file),
    preamble: html(preamble),
    sections,
  };
}

/** Lets the site import a legal document's Markdown file as a `LegalDocument`. */
export function legalDocuments(): Plugin {
  return {
    name: 'legal-documents',
    buildStart() {
      const missing = Object.entries({ ...company.registration, ...company.providers }).filter(
        ([, value]) => value === null,
      );
      if (this.environment.name !== 'client' || missing.length === 0) return;
      const names = missing.map(([name]) => name).join(', ');
      this.info(
        `content/company.ts leaves unfilled: ${names}; the legal pages show them in brackets`,
      );
    },
    transform: {
      filter: { id: /content\/legal\/[\w-]+\.md$/ },
      handler(source, id) {
        const document = parseLegalDocument(source, id.slice(id.indexOf('content/')));
        return { code: `export const document = ${JSON.stringify(document)};`, moduleType: 'js' };
      },
    },
  };
}
