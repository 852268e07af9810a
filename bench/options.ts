import { parseArgs } from 'node:util';

/** The colour scheme of the visitor's system. */
export type Scheme = (typeof schemes)[number];

const schemes = ['light', 'dark'] as const;

/** How often an interaction, a link or a page load is repeated, and in which scheme. */
export interface Repeats {
  repeats: number;
  scheme: Scheme;
}

interface BenchOptions {
  /** How often Lighthouse measures each page. */
  runs: number;
  paths: readonly string[];
  pages: boolean;
  interactions: boolean;
  scheme: Scheme;
}

const parts = ['pages', 'interactions', 'all'];

/**
 * Reads the arguments of `npm run bench --`: paths of pages, `--runs 3`, `--only interactions`,
 * `--scheme dark`.
 * @param known Paths of the site's pages; all are measured when the arguments name none.
 * @throws Error with one line that says what to write instead.
 */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: 'all' },
      scheme: { type: 'string', default: 'light' },
    },
    allowPositionals: true,
  });
  const { runs, only } = values;
  const scheme = schemes.find((name) => name === values.scheme);
  if (!scheme) throw new Error(`--scheme takes light or dark, not '${values.scheme}'`);
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs takes 1 to 99, not '${runs}'`);
  if (!parts.includes(only)) throw new Error(`--only takes pages or interactions, not '${only}'`);
  const unknown = positionals.find((path) => !known.includes(path));
  if (unknown !== undefined) {
    throw new Error(
      `The site has no page '${unknown}'; write a path from sitemap.xml, such as /it`,
    );
  }
  return {
    runs: Number(runs),
    paths: positionals.length > 0 ? positionals : known,
    pages: only !== 'interactions',
    interactions: only !== 'pages',
    scheme,
  };
}
