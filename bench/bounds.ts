import { categories } from './pages/lighthouse.ts';
import type { InteractionFigures } from './pages/measure-interactions.ts';
import type { PageFigures } from './pages/measure-pages.ts';
import type { TaskFigures } from './pages/measure-tasks.ts';

/** A bound that every page or interaction must keep, and those that break it. */
export interface Verdict {
  bound: string;
  /** Each page or interaction that breaks it, with its figure. */
  broken: string[];
}

const limits = {
  score: 100,
  /** Largest paint as a multiple of the text-only version's. */
  lcp: 1.15,
  /** Milliseconds above the text-only version. */
  tbt: 50,
  cls: 0,
  /** Bytes of the home page with everything that it loads. */
  home: 150_000,
  /** Milliseconds. */
  answer: 100,
  task: 50,
} as const;

/** The page's largest paint as a multiple of its text-only version's. */
export const lcpRatio = ({ lcp }: PageFigures): number => lcp.page / lcp.text;

/** Milliseconds of blocking time above the text-only version. */
export const tbtDifference = ({ tbt }: PageFigures): number => tbt.page - tbt.text;

const isHome = ({ path }: PageFigures) => path === '/';

/** Checks medians, but the worst layout shift. */
export function checkPages(figures: readonly PageFigures[]): Verdict[] {
  const check = (bound: string, broken: (page: PageFigures) => string | false): Verdict => ({
    bound,
    broken: figures.flatMap((page) => {
      const what = broken(page);
      return what === false ? [] : [`${page.path} ${what}`];
    }),
  });
  return [
    ...categories.map((category, index) =>
      check(`Lighthouse ${category} ${limits.score}`, ({ scores }) => {
        const score = scores[index]?.median ?? 0;
        return score < limits.score && `${score}`;
      }),
    ),
    check(`LCP at most ${limits.lcp} × that of the text-only version`, (page) => {
      const ratio = lcpRatio(page);
      return ratio > limits.lcp && `${ratio.toFixed(2)} ×`;
    }),
    check(`TBT at most ${limits.tbt} ms above that of the text-only version`, (page) => {
      const difference = tbtDifference(page);
      return difference > limits.tbt && `${ms(difference)} above`;
    }),
    check(`CLS ${limits.cls}`, ({ cls }) => cls > limits.cls && `${cls}`),
    ...(figures.some(isHome)
      ? [
          check(`home page at most ${limits.home / 1_000} KB in total`, (page) => {
            return (
              isHome(page) && page.bytes > limits.home && `${(page.bytes / 1_000).toFixed(1)} KB`
            );
          }),
        ]
      : []),
  ];
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

interface Times {
  name: string;
  /** Milliseconds. */
  median: number;
  worst: number;
}

/** Checks the worst time, not the median: every click of a visitor counts. */
export function checkTimes(what: keyof typeof timeBounds, figures: readonly Times[]): Verdict {
  const { bound, limit } = timeBounds[what];
  return {
    bound,
    broken: figures
      .filter(({ worst }) => worst > limit)
      .map(({ name, median, worst }) => `${name} ${ms(worst)}, median ${ms(median)}`),
  };
}

/** The longest task of each page, up to the first paint or after it. */
export function checkTasks(figures: readonly TaskFigures[]): Verdict {
  return checkTimes(
    'tasks',
    figures.flatMap(({ name, drawing, working }) => [
      { name: `${name}, to the first paint:`, ...drawing },
      { name: `${name}, after it:`, ...working },
    ]),
  );
}

/** Every interaction brings what the visitor clicked for. */
export function checkAnswers(figures: readonly InteractionFigures[]): Verdict {
  return {
    bound: 'interactions bring what the visitor clicked for',
    broken: figures.filter(({ lost }) => lost > 0).map(({ name, lost }) => `${name}: ${lost} lost`),
  };
}

const timeBounds = {
  interactions: {
    bound: `interactions painted within ${limits.answer} ms`,
    limit: limits.answer,
  },
  changesOfPage: {
    bound: `new page painted within ${limits.answer} ms of the click`,
    limit: limits.answer,
  },
  tasks: { bound: `no main-thread task longer than ${limits.task} ms`, limit: limits.task },
} as const;
