import { Marked } from 'marked';
import { commitments } from '../../content/commitments.ts';
import { company, postalAddress } from '../../content/company.ts';

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

/**
 * Puts the values in place of their names in double braces.
 * @throws Error with the file's name if a name is unknown.
 */
export function fill(markdown: string, file: string): string {
  return markdown.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new Error(`${file}: {{${name}}} is unknown; use one of ${[...values.keys()]}`);
    }
    return value;
  });
}

/** Links to other sites give these no hold on the page. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      const rel = href.startsWith('/') ? '' : ' rel="noopener"';
      return `<a href="${href}"${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** A document's Markdown as HTML. Removes the comments for the owner, and the line breaks between blocks: a long document has a hundred. */
export const htmlOf = (source: string) =>
  markdown
    .parse(source.replaceAll(/ *<!-- to confirm: .* -->$/gm, ''), { async: false })
    .replaceAll(/(<\/(?:p|ul|ol|li|h3)>|<[uo]l>)\n/g, '$1')
    .trim();

/** A paragraph as visitors read it. */
export const plainText = (source: string) =>
  htmlOf(fill(source, 'This paragraph'))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
