import { drawingRatio, lcpRatio, type Verdict } from './bounds.ts';
import type { ChangeOfPageMetrics } from './pages/measure-changes-of-page.ts';
import type { InteractionMetrics } from './pages/measure-interactions.ts';
import type { PageMetrics } from './pages/measure-pages.ts';
import type { TaskMetrics } from './pages/measure-tasks.ts';

/** Columns wide enough for the longest name and for a metric, in characters. */
const widths = { name: 52, metric: 10 } as const;

const row = (name: string, ...metrics: readonly string[]): string =>
  name.padEnd(widths.name) + metrics.map((metric) => metric.padStart(widths.metric)).join('');

const ms = (time: number): string => time.toFixed(0);

export const pageHeadings = (runs: number): string[] => [
  `
Lighthouse on a phone with its slow network, medians of ${runs} runs for each page, but the worst CLS. LCP is the
browser's own, in milliseconds, on the phone's processor and over a slow link; 'text' is a text-only version of the
page, measured in turn, 'visits' how often. 'Machine' is Lighthouse's benchmark: lower when busy.`,
  row('page', ...'perform access practice SEO LCP text ratio visits TBT CLS KB machine'.split(' ')),
];

export function pageLines(page: PageMetrics): string[] {
  const { name, scores, lcp, tbt, cls, bytes, machine, complaints } = page;
  return [
    row(
      name,
      ...scores.map(String),
      ms(lcp.page),
      ms(lcp.text),
      lcpRatio(page).toFixed(2),
      `${lcp.visits}`,
      ms(tbt),
      `${cls}`,
      (bytes / 1_000).toFixed(1),
      ms(machine),
    ),
    ...complaints.map((audit) => `    cost points in a run: ${audit}`),
  ];
}

export function interactionLines(metrics: readonly InteractionMetrics[]): string[] {
  return [
    `
Milliseconds from click or tap to the next paint on a first visit, on the phone's processor: medians.
'Lost': how often the page never showed what was clicked for.`,
    row('interaction', 'median', 'lost'),
    ...metrics.map(({ name, median, lost }) => row(name, ms(median), ms(lost))),
  ];
}

export function changeOfPageLines(metrics: readonly ChangeOfPageMetrics[]): string[] {
  return [
    `
Milliseconds from the click on a link to the paint of the overlay that answers it, and of the new page under it, on the
phone's processor: medians, up to one frame (17 ms) too long.`,
    row('link', 'answered', 'page'),
    ...metrics.map(({ name, answered, opened }) => row(name, ms(answered), ms(opened))),
  ];
}

export function taskLines(pages: readonly TaskMetrics[]): string[] {
  return [
    `
The longest main-thread task within 5 s of a first visit, on the phone's processor, in milliseconds of processor
time: medians. Up to the first paint, beside the text-only version's, and after it.`,
    row('page', 'to paint', 'text', 'ratio', 'after', 'text'),
    ...pages.map((page) => {
      const { name, drawing, working } = page;
      const ratio = drawingRatio(page).toFixed(2);
      return row(
        name,
        ms(drawing.page),
        ms(drawing.text),
        ratio,
        ms(working.page),
        ms(working.text),
      );
    }),
  ];
}

export function verdictLines(verdicts: readonly Verdict[]): string[] {
  return [
    '\nBounds:',
    ...verdicts.flatMap(({ bound, broken }) => [
      `  ${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${bound}`,
      ...broken.map((one) => `            ${one}`),
    ]),
  ];
}
