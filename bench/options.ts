import { Argument, Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';

const schemes = ['light', 'dark'] as const;
const parts = ['pages', 'interactions'] as const;

/** The colour scheme of the visitor's system. */
export type Scheme = (typeof schemes)[number];

/** Who visits. */
export interface Visitor {
  scheme: Scheme;
  /** How many times slower than this machine the visitor's processor is. */
  slowdown: number;
}

/** How often an interaction, a link or a page load is repeated, and by whom. */
export interface Repeats extends Visitor {
  repeats: number;
}

/** The processor has a quarter of this machine's speed. */
const quarter: number | 'phone' = 4;

const countOf = (text: string): number => {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes 1 to 99.');
};

/**
 * Reads the arguments of `npm run bench --`; a wrong one ends this process with a line that says why.
 * @param known Paths of the site's pages; all are measured when the arguments name none.
 */
export function readOptions(args: readonly string[], known: readonly string[]) {
  const program = new Command('npm run bench --')
    .addArgument(new Argument('[paths...]', 'pages; all when none is named').choices(known))
    .option('--runs <number>', 'how often each page is measured, at least', countOf, 5)
    .option(
      '--slowdown <number>',
      'of the processor; phone: as much as makes this machine the phone of the bounds',
      (text) => (text === 'phone' ? text : countOf(text)),
      quarter,
    )
    .addOption(new Option('--only <part>', 'measure only these').choices(parts))
    .addOption(
      new Option('--scheme <scheme>', 'of the visitor').choices(schemes).default('light' as const),
    )
    .parse(args, { from: 'user' });
  const { runs, slowdown, only, scheme } = program.opts();
  const paths = program.args;
  return {
    runs,
    slowdown,
    scheme,
    paths: paths.length > 0 ? paths : known,
    pages: only !== 'interactions',
    interactions: only !== 'pages',
  };
}
