import { lcpRatio, tbtDifference, type Verdict } from './bounds.ts';
import type { ChangeOfPageFigures } from './pages/measure-changes-of-page.ts';
import type { InteractionFigures } from './pages/measure-interactions.ts';
import type { PageFigures } from './pages/measure-pages.ts';
import type { TaskFigures } from './pages/measure-tasks.ts';

/** Columns wide enough for the longest name and for a figure, in characters. */
const widths = { name: 52, figure: 10 } as const;

const row = (name: string, ...figures: readonly string[]): string =>
  name.padEnd(widths.name) + figures.map((figure) => figure.padStart(widths.figure)).join('');

const ms = (time: number): string => time.toFixed(0);

export const pageHeadings = (runs: number): string[] => [
  `
Lighthouse, ${runs} runs for each page, with its defaults for mobile (slow 4G and a processor 4 times
slower, both simulated) and a new browser for each run. Scores are medians, followed by the lowest if
it differs; CLS is the worst, everything else medians; 'text' is a text-only version of the page,
measured in turn with it. 'Machine' is Lighthouse's benchmark, median and lowest: lower when busy.`,
  row(
    '',
    'perfor-',
    'accessi-',
    'best',
    '',
    'LCP',
    'text',
    'ratio',
    'TBT',
    'above',
    'CLS',
    'all',
    'machine',
  ),
  row('page', 'mance', 'bility', 'practice', 'SEO', 'ms', 'ms', '', 'ms', 'text', '', 'KB', ''),
];

export function pageRow(page: PageFigures): string {
  const scores = page.scores.map(({ median, lowest }) =>
    median === lowest ? `${median}` : `${median}/${lowest}`,
  );
  return row(
    page.path,
    ...scores,
    ms(page.lcp.page),
    ms(page.lcp.text),
    lcpRatio(page).toFixed(2),
    ms(page.tbt.page),
    ms(tbtDifference(page)),
    `${page.cls}`,
    (page.bytes / 1_000).toFixed(1),
    `${ms(page.machine.median)}/${ms(page.machine.lowest)}`,
  );
}

/** Lighthouse's explanations of what cost points, by audit. */
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
  return ['What cost points in any run, with Lighthouse’s explanation:', ...lines];
}

export function interactionLines(figures: readonly InteractionFigures[]): string[] {
  return [
    `
Interactions on a processor 4 times slower, each on a first visit: from click or tap to the next
paint, as the browser records it (event timing: in steps of 8 ms, at least 16 ms). The worst is split
into waiting for handlers, handlers, and painting. 'Lost': how often the page never showed what was
clicked for.`,
    row('interaction', 'median', 'worst', 'waiting', 'handling', 'painting', 'lost'),
    ...figures.map(({ name, median, worst, parts: { waiting, handling, painting }, lost }) =>
      row(name, ...[median, worst, waiting, handling, painting, lost].map(ms)),
    ),
  ];
}

export function changeOfPageLines(figures: readonly ChangeOfPageFigures[]): string[] {
  return [
    `
From the click on a link to the paint of the new page, not slowed down, each on a first visit. It ends
one frame after the new heading appears, so it is up to 17 ms too long. The overlay still covers the
page then: it always stays for 300 ms.`,
    row('link', 'median', 'worst'),
    ...figures.map(({ name, median, worst }) => row(name, ms(median), ms(worst))),
  ];
}

export function taskLines(page: readonly TaskFigures[], text: readonly TaskFigures[]): string[] {
  return [
    `
The longest main-thread tasks on a processor 4 times slower, within 5 s of a first visit, in processor
time from Chromium's trace, without the creation of the empty document. Up to the first paint: styles,
layout and drawing, beside those of the text-only version. After it: scripts and fonts.`,
    row('page', 'to paint', 'worst', 'text', 'worst', 'after', 'worst'),
    ...page.flatMap(({ name, drawing, working, content }, index) => [
      row(
        name,
        ...[
          drawing.median,
          drawing.worst,
          text[index]?.drawing.median ?? 0,
          text[index]?.drawing.worst ?? 0,
          working.median,
          working.worst,
        ].map(ms),
      ),
      `    worst after the paint: ${content}`,
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
