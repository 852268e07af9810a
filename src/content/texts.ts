import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { putQuotes } from './schema/text.ts';

/**
 * YAML files of a folder of `content/`. They are read again each time: Astro's store does not know that a limit or a promised
 * value has changed.
 */
export function texts(base: string, pattern: string): Loader {
  const loader = glob({ base, pattern });
  return {
    ...loader,
    async load(context) {
      context.store.clear();
      try {
        const parse = parseForAuthors(context);
        await loader.load({
          ...context,
          parseData(entry) {
            if (entry.filePath) refuseCutTexts(entry.filePath, context);
            return parse(entry);
          },
        });
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        const place = `${nameOf(error.loc.file, context)}, line ${error.loc.line}`;
        const reason = error.message.replace(/.*failed to parse: /, 'YAML reports ');
        throw new AstroError(`${place}: ${reason}`, howToQuote);
      }
    },
  };
}

const guide = "CONTRIBUTING.md, 'Change a sentence', says how these files are written.";

/** A text without quotes, whose end YAML leaves out as a comment. */
const cutText = /^\s*(?:- )*(?:[\w-]+: (?!["'\s])|(?![\w-]+: )(?!["'#\s-]))[^#]*\s#/;

function refuseCutTexts(file: string, context: LoaderContext): void {
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => cutText.test(line)) + 1;
  if (line === 0) return;
  const place = `${nameOf(file, context)}, line ${line}`;
  throw new AstroError(`${place}: YAML leaves out what follows the #`, howToQuote);
}

export const howToQuote = `${putQuotes} if it has a colon or a # in it, or begins with a sign such as {. Indent with spaces. ${guide}`;

const nameOf = (file: string, { config }: LoaderContext) =>
  relative(fileURLToPath(config.root), file);

/** Checks the data of a file against its schema. The message begins with the file, and has a line for each fault. */
export const parseForAuthors =
  (context: LoaderContext): LoaderContext['parseData'] =>
  (entry) =>
    context.parseData(entry).catch((error: unknown) => {
      // Without Astro's heading, which names the collection. A fault of the whole file names no field.
      const faults = String(error).trim().replace(/^.*\n/, '').replace('  ****: ', '  ');
      throw new AstroError(`${nameOf(entry.filePath ?? '', context)}${faults}`, guide);
    });

interface Unreadable extends Error {
  loc: { file: string; line: number };
}

/** True for an error of YAML itself. */
function isUnreadable(error: unknown): error is Unreadable {
  if (!(error instanceof Error) || !('loc' in error)) return false;
  const { loc } = error;
  return typeof loc === 'object' && loc !== null && 'line' in loc && 'file' in loc;
}
