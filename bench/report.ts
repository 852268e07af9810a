import { lcpRatio, tbtDifference, type Verdict } from './bounds.ts';
import type { ChangeOfPageFigures } from './pages/measure-changes-of-page.ts';
import type { InteractionFigures } from './pages/measure-interactions.ts';
import type { PageFigures } from './pages/measure-pages.ts';
import type { TaskFigures } from './pages/measure-tasks.ts';

/** Room for the longest name of a page or interaction, and for a figure, in letters. */
const widths = { name: 52, figure: 10 } as const;

const row = (name: string, ...figures: readonly string[]): string =>
  name.padEnd(widths.name) + figures.map((figure) => figure.padStart(widths.figure)).join('');

const ms = (time: number): string => time.toFixed(0);

export const pageHeadings = (runs: number): string[] => [
  `
Lighthouse, runs for each page: ${runs}; its defaults for mobile (slow 4G and a processor 4 times
slower, both simulated), a new browser each. Scores are medians, with the lowest behind an oblique
where it differs; CLS is the worst, all else medians; 'words' is the same page as words alone,
measured in turns with it. 'Machine' is Lighthouse's benchmark, median and lowest: less when busy.`,
  row(
    '',
    'perfor-',
    'accessi-',
    'best',
    '',
    'LCP',
    'words',
    'ratio',
    'TBT',
    'above',
    'CLS',
    'all',
    'machine',
  ),
  row('page', 'mance', 'bility', 'practice', 'SEO', 'ms', 'ms', '', 'ms', 'words', '', 'KB', ''),
];

export function pageRow(page: PageFigures): string {
  const scores = page.scores.map(({ median, lowest }) =>
    median === lowest ? `${median}` : `${median}/${lowest}`,
  );
  return row(
    page.path,
    ...scores,
    ms(page.lcp.page),
    ms(page.lcp.words),
    lcpRatio(page).toFixed(2),
    ms(page.tbt.page),
    ms(tbtDifference(page)),
    `${page.cls}`,
    (page.bytes / 1_000).toFixed(1),
    `${ms(page.machine.median)}/${ms(page.machine.lowest)}`,
  );
}

/** What Lighthouse has to say of pages, by audit. */
export function complaintLines(pages: readonly PageFigures[]): string[] {
  const audits = new Set(pages.flatMap(({ complaints }) => [...complaints.keys()]));
  if (audits.size === 0) return ['Nothing cost points in any run.'];
  const lines = [...audits].flatMap((audit) => [
    `  ${audit}`,
    ...pages.flatMap(({ path, complaints }) => {
      const said = complaints.get(audit);
      return said === undefined ? [] : [`      ${path}: ${said}`];
    }),
  ]);
  return ['What cost points in any run, and what Lighthouse says of it:', ...lines];
}

export function interactionLines(figures: readonly InteractionFigures[]): string[] {
  return [
    `
Interactions at a processor 4 times slower, each on a first visit: from click or tap to the next
paint, by the browser's own record (event timing: steps of 8 ms, 16 ms the least it reports). The
worst, in its parts: until handlers ran, in handlers, until painted. 'Lost': times after which what was
clicked for was not there in the end.`,
    row('interaction', 'median', 'worst', 'waiting', 'handling', 'painting', 'lost'),
    ...figures.map(({ name, median, worst, parts: { waiting, handling, painting }, lost }) =>
      row(name, ...[median, worst, waiting, handling, painting, lost].map(ms)),
    ),
  ];
}

export function changeOfPageLines(figures: readonly ChangeOfPageFigures[]): string[] {
  return [
    `
From the click on a link to the new page's paint, not slowed down, each on a first visit: until the
frame after the first that has the new heading in it, so up to 17 ms too long. The page is then
still under the overlay, which stands for 300 ms whatever the page.`,
    row('link', 'median', 'worst'),
    ...figures.map(({ name, median, worst }) => row(name, ms(median), ms(worst))),
  ];
}

export function taskLines(page: readonly TaskFigures[], words: readonly TaskFigures[]): string[] {
  return [
    `
The longest task of the main thread, at a processor 4 times slower, from navigation until 5 s after
load, from Chromium's trace; the making of the empty document is not counted. 'With waits' counts
time for which other programs had the processor, too; it is not judged.`,
    row('page', 'median', 'worst', 'waits', 'words', 'worst'),
    ...page.flatMap(({ name, median, worst, medianWithWaits, content }, index) => [
      row(
        name,
        ...[median, worst, medianWithWaits].map(ms),
        ms(words[index]?.median ?? 0),
        ms(words[index]?.worst ?? 0),
      ),
      `    worst: ${content}`,
    ]),
  ];
}

export function verdictLines(verdicts: readonly Verdict[]): string[] {
  return [
    '\nBounds:',
    ...verdicts.flatMap(({ bound, broken }) => [
      `  ${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${bound}`,
      ...broken.map((who) => `            ${who}`),
    ]),
  ];
}
