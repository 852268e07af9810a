import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import type { Loader, LoaderContext } from 'astro/loaders';
import { putQuotes } from './schema/text.ts';

type Rendered = Awaited<ReturnType<LoaderContext['renderMarkdown']>>;

/** How to read a file. What a function throws follows the file's name in the message that authors read. */
interface Format {
  /** The line of the file where its data begin. */
  firstLine: number;
  toMarkdown: (source: string) => string;
  check?: (rendered: Rendered) => void;
}

/** Astro reads YAML where it begins a Markdown file. */
const yaml: Format = {
  firstLine: 1,
  toMarkdown(source) {
    refuseCutTexts(source);
    return `---\n${source}\n---\n`;
  },
};

/**
 * Text files of a folder of `content/`, read again each time: Astro's store does not know that a limit or a promised value has
 * changed. A build stops with the faults of all files; the development server says them in the terminal and on the pages.
 */
export function texts(base: string, pattern: string, format = yaml): Loader {
  return {
    name: 'texts',
    async load(context) {
      const { config, logger, store, watcher } = context;
      const folder = join(fileURLToPath(config.root), base);
      const files = globSync(pattern, { cwd: folder }).sort();
      /** Stores what a file says, or else its fault, which it returns. */
      const load = async (file: string): Promise<string[]> => {
        const id = file.replace(/\.\w+$/, '');
        try {
          store.set({ id, ...(await read(join(folder, file), id, format, context)) });
          return [];
        } catch (error) {
          const fault = `${base}/${file}${error instanceof Error ? error.message : error}`;
          store.set({ id, data: { fault } });
          return [fault];
        }
      };
      store.clear();
      const faults = (await Promise.all(files.map(load))).flat();
      if (!watcher && faults.length > 0) throw new AstroError(faults.join('\n'), guide);
      for (const fault of faults) logger.error(fault);
      watcher?.add(files.map((file) => join(folder, file)));
      watcher?.on('change', async (path) => {
        const file = relative(folder, path);
        if (!files.includes(file)) return;
        for (const fault of await load(file)) logger.error(fault);
      });
    },
  };
}

async function read(filePath: string, id: string, format: Format, context: LoaderContext) {
  const source = format.toMarkdown(readFileSync(filePath, 'utf8'));
  const rendered = await context.renderMarkdown(source).catch((error: Unreadable) => {
    if (!error.mark) throw new Error(`: ${error.message}`);
    const line = error.mark.line - 1 + format.firstLine;
    throw new Error(`, line ${line}: YAML reports ${error.reason}\n  ${howToQuote}`);
  });
  const { frontmatter = {} } = rendered.metadata ?? {};
  const data = await context.parseData({ id, data: frontmatter, filePath }).catch((error) => {
    // Without Astro's heading, which names the collection. A fault of the whole file names no field.
    const [, ...faults] = String(error).trim().split(/\n+/);
    throw new Error(['', ...faults].join('\n').replace('  ****: ', '  ').replaceAll('**', ''));
  });
  format.check?.(rendered);
  return rendered.html ? { data, rendered } : { data };
}

/** If it is an error of YAML, it has a mark. The line below `---` is 1. */
interface Unreadable extends Error {
  reason?: string;
  mark?: { line: number };
}

const guide = "CONTRIBUTING.md, 'Change a sentence', says how these files are written.";

const howToQuote = `${putQuotes} if it has a colon or a # in it, or begins with a sign such as {. Indent with spaces.`;

/** A text without quotes, whose end YAML leaves out as a comment. */
const cutText = /^\s*(?:- )*(?:[\w-]+: (?!["'\s])|(?![\w-]+: )(?!["'#\s-]))[^#]*\s#/;

function refuseCutTexts(source: string): void {
  const line = source.split('\n').findIndex((line) => cutText.test(line)) + 1;
  if (line > 0) {
    throw new Error(`, line ${line}: YAML leaves out what follows the #\n  ${howToQuote}`);
  }
}
