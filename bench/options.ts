import { parseArgs } from 'node:util';

interface BenchOptions {
  /** Times that Lighthouse measures each page. */
  runs: number;
  paths: readonly string[];
  pages: boolean;
  interactions: boolean;
}

const parts = ['pages', 'interactions', 'all'];

/**
 * Reads what stands behind `npm run bench --`: paths of pages, `--runs 3`, `--only interactions`.
 * @param known Paths that the site has; all of them when none is named.
 * @throws Error with one line that says what to write.
 */
export function readOptions(words: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: 'all' },
    },
    allowPositionals: true,
  });
  const { runs, only } = values;
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs takes 1 to 99, not '${runs}'`);
  if (!parts.includes(only)) throw new Error(`--only takes pages or interactions, not '${only}'`);
  const stranger = positionals.find((path) => !known.includes(path));
  if (stranger !== undefined) {
    throw new Error(`The site has no page '${stranger}'; write a path of sitemap.xml, such as /it`);
  }
  return {
    runs: Number(runs),
    paths: positionals.length > 0 ? positionals : known,
    pages: only !== 'interactions',
    interactions: only !== 'pages',
  };
}
