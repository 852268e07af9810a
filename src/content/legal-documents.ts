import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import type { Loader, LoaderContext } from 'astro/loaders';
import { withNamesFilled } from './schema/names.ts';
import { howToQuote, parseForAuthors } from './texts.ts';

/**
 * `content/legal/*.md`, with the names filled in before Astro renders them, and without comments, which are for the owner.
 * An unknown name or a heading out of order stops the build.
 */
export const legalDocuments: Loader = {
  name: 'legal-documents',
  async load(context) {
    const root = fileURLToPath(context.config.root);
    const files = globSync('content/legal/*.md', { cwd: root });
    context.store.clear();
    for (const file of files) await read(file, root, context);
    context.watcher?.add(files.map((file) => join(root, file)));
    context.watcher?.on('change', async (path) => {
      const file = files.find((file) => join(root, file) === path);
      if (file) await read(file, root, context);
    });
  },
};

async function read(file: string, root: string, context: LoaderContext): Promise<void> {
  const filePath = join(root, file);
  const source = withNamesFilled(readFileSync(filePath, 'utf8'), (message) => {
    throw new AstroError(`${file}: ${message}`);
  });
  const rendered = await context
    .renderMarkdown(source.replaceAll(/ *<!--.*?-->/gs, ''))
    .catch((error: unknown) => {
      const [reason] = String(error).split('\n');
      throw new AstroError(`${file}: ${reason}`, howToQuote);
    });
  const { frontmatter = {}, headings = [] } = rendered.metadata ?? {};
  const id = basename(file, '.md');
  const data = await parseForAuthors(context)({ id, data: frontmatter, filePath });
  const sections = headings.filter(({ depth }) => depth === 2);
  for (const [index, { text }] of sections.entries()) {
    const number = `${index + 1}. `;
    if (!text.startsWith(number)) {
      throw new AstroError(
        `${file}: heading ${index + 1} is '${text}', and must begin '${number}'`,
      );
    }
  }
  context.store.set({ id, data, rendered, filePath: file });
}
