import type { Plugin } from 'vite';
import { company } from '../../content/company.ts';
import type { LegalDocument, PageMeta } from '../../content/model/page.ts';
import { fill, htmlOf } from './legal-markdown.ts';

function frontMatter(text: string, name: string, file: string): string {
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(text)?.[1]?.trim();
  if (!value) throw new Error(`${file}: its front matter has no '${name}:'`);
  return value;
}

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
    return { id, number: index + 1, heading, html: htmlOf(text) };
  });
  return {
    title: frontMatter(head, 'title', file),
    description: frontMatter(head, 'description', file),
    effective: frontMatter(head, 'effective', file),
    updated: frontMatter(head, 'updated', file),
    preamble: htmlOf(preamble),
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
