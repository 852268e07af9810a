import { categories } from './pages/lighthouse.ts';
import type { ChangeOfPageMetrics } from './pages/measure-changes-of-page.ts';
import type { InteractionMetrics } from './pages/measure-interactions.ts';
import type { PageMetrics } from './pages/measure-pages.ts';
import type { TaskMetrics } from './pages/measure-tasks.ts';

/** A bound, and each page or interaction that breaks it, with its metric. */
export interface Verdict {
  bound: string;
  broken: string[];
}

/** Largest paint as a multiple of the text-only version's. */
export const mostLcp = 1.15;

/** Medians are judged, but the worst layout shift. Decision 15 says why each bound is what it is. */
const limits = {
  score: 100,
  /** Milliseconds of blocking time. */
  tbt: 50,
  cls: 0,
  /** KB of the home page with everything that it loads. */
  home: 150,
  /** Longest task up to the first paint as a multiple of the text-only version's. */
  drawing: 2.5,
  /** Milliseconds: longest task after it, a tap right after load, every other answer. */
  task: 60,
  firstTap: 120,
  answer: 100,
} as const;

/** The page's largest paint as a multiple of its text-only version's. */
export const lcpRatio = ({ lcp }: PageMetrics): number => lcp.page / lcp.text;

/** The longest task up to the first paint as a multiple of the text-only version's. */
export const drawingRatio = ({ drawing }: TaskMetrics): number => drawing.page / drawing.text;

const ms = (time: number) => `${time.toFixed(0)} ms`;

/** @param excess Says by how much one breaks the bound, if it does. */
function verdict<Metrics extends { name: string }>(
  bound: string,
  metrics: readonly Metrics[],
  excess: (one: Metrics) => string | false,
): Verdict {
  const broken = metrics.flatMap((one) => {
    const by = excess(one);
    return by === false ? [] : [`${one.name}: ${by}`];
  });
  return { bound, broken };
}

export function checkPages(pages: readonly PageMetrics[]): Verdict[] {
  const home = pages.filter(({ name }) => name === '/');
  return [
    ...categories.map((category, index) =>
      verdict(`Lighthouse ${category} ${limits.score}`, pages, ({ scores }) => {
        const score = scores[index] ?? 0;
        return score < limits.score && `${score}`;
      }),
    ),
    verdict(`LCP at most ${mostLcp} × that of the text-only version`, pages, (page) => {
      const ratio = lcpRatio(page);
      return ratio > mostLcp && `${ratio.toFixed(2)} ×`;
    }),
    verdict(`TBT at most ${limits.tbt} ms`, pages, ({ tbt }) => tbt > limits.tbt && ms(tbt)),
    verdict(`CLS ${limits.cls}`, pages, ({ cls }) => cls > limits.cls && `${cls}`),
    ...home.map((page) =>
      verdict(`home page at most ${limits.home} KB in total`, [page], ({ bytes }) => {
        const size = bytes / 1_000;
        return size > limits.home && `${size.toFixed(1)} KB`;
      }),
    ),
  ];
}

/** The longest task of each page, up to the first paint and after it. */
export function checkTasks(pages: readonly TaskMetrics[]): Verdict[] {
  return [
    verdict(`drawing the first picture at most ${limits.drawing} × text's`, pages, (page) => {
      const ratio = drawingRatio(page);
      return ratio > limits.drawing && `${ratio.toFixed(2)} ×`;
    }),
    verdict(`no task after it over ${limits.task} ms`, pages, ({ working }) => {
      return working.page > limits.task && ms(working.page);
    }),
  ];
}

export function checkInteractions(metrics: readonly InteractionMetrics[]): Verdict[] {
  const first = metrics.filter(({ isFirstTap }) => isFirstTap);
  const others = metrics.filter(({ isFirstTap }) => !isFirstTap);
  return [
    verdict(`a first tap right after load painted within ${limits.firstTap} ms`, first, (one) => {
      return one.median > limits.firstTap && ms(one.median);
    }),
    verdict(`other interactions painted within ${limits.answer} ms`, others, ({ median }) => {
      return median > limits.answer && ms(median);
    }),
    verdict('interactions bring what the visitor clicked for', metrics, ({ lost }) => {
      return lost > 0 && `${lost} lost`;
    }),
  ];
}

export function checkChangesOfPage(metrics: readonly ChangeOfPageMetrics[]): Verdict[] {
  return [
    verdict(`a change of page answered within ${limits.answer} ms of the click`, metrics, (one) => {
      return one.answered > limits.answer && ms(one.answered);
    }),
    verdict(`new page painted within ${limits.answer} ms of the click`, metrics, ({ opened }) => {
      return opened > limits.answer && ms(opened);
    }),
  ];
}
