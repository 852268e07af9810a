import { categories } from './pages/lighthouse.ts';
import type { InteractionFigures } from './pages/measure-interactions.ts';
import type { PageFigures } from './pages/measure-pages.ts';

/** Something that every page, or every interaction, has to hold. */
export interface Verdict {
  bound: string;
  /** Who does not hold it, and what it is there. */
  broken: string[];
}

const limits = {
  score: 100,
  /** Times the largest paint of the words alone. */
  lcp: 1.15,
  /** Milliseconds above the words alone. */
  tbt: 50,
  cls: 0,
  /** Bytes of the home page with all that it loads. */
  home: 150_000,
  /** Milliseconds. */
  answer: 100,
  task: 50,
} as const;

/** Paint of the page as a multiple of its words alone. */
export const lcpRatio = ({ lcp }: PageFigures): number => lcp.page / lcp.words;

/** Milliseconds of blocking time that the words alone have not. */
export const tbtDifference = ({ tbt }: PageFigures): number => tbt.page - tbt.words;

const isHome = ({ path }: PageFigures) => path === '/';

/** Medians are judged; of shifts the worst. */
export function judgePages(figures: readonly PageFigures[]): Verdict[] {
  const judge = (bound: string, broken: (page: PageFigures) => string | false): Verdict => ({
    bound,
    broken: figures.flatMap((page) => {
      const what = broken(page);
      return what === false ? [] : [`${page.path} ${what}`];
    }),
  });
  return [
    ...categories.map((category, index) =>
      judge(`Lighthouse ${category} ${limits.score}`, ({ scores }) => {
        const score = scores[index]?.median ?? 0;
        return score < limits.score && `${score}`;
      }),
    ),
    judge(`LCP at most ${limits.lcp} × that of the words alone`, (page) => {
      const ratio = lcpRatio(page);
      return ratio > limits.lcp && `${ratio.toFixed(2)} ×`;
    }),
    judge(`TBT at most ${limits.tbt} ms above that of the words alone`, (page) => {
      const difference = tbtDifference(page);
      return difference > limits.tbt && `${ms(difference)} above`;
    }),
    judge(`CLS ${limits.cls}`, ({ cls }) => cls > limits.cls && `${cls}`),
    ...(figures.some(isHome)
      ? [
          judge(`home page at most ${limits.home / 1_000} KB in all`, (page) => {
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

/** Here the worst is judged: a visitor does not click in medians. */
export function judgeTimes(what: keyof typeof timeBounds, figures: readonly Times[]): Verdict {
  const { bound, limit } = timeBounds[what];
  return {
    bound,
    broken: figures
      .filter(({ worst }) => worst > limit)
      .map(({ name, median, worst }) => `${name} ${ms(worst)}, median ${ms(median)}`),
  };
}

/** What was clicked for is there in the end. */
export function judgeAnswers(figures: readonly InteractionFigures[]): Verdict {
  return {
    bound: 'interactions bring what they are for',
    broken: figures.filter(({ lost }) => lost > 0).map(({ name, lost }) => `${name}: ${lost} not`),
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
  tasks: { bound: `no task of the main thread longer than ${limits.task} ms`, limit: limits.task },
} as const;
