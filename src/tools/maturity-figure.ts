import { strategies } from '../../content/tools/essential-eight-strategies.ts';
import type { Drawing, TablePart } from '../../content/types/figure.ts';
import {
  basisOf,
  headingOfSteps,
  isBlank,
  levels,
  overallOf,
  type Result,
  resultsOf,
  type SelfCheck,
  stepsTo,
} from './maturity.ts';

/** Widths of the upper rail. */
const topRail = { wide: 40, narrow: 30 } as const;

/** Place of level 0, width of a level, and top of the first row. */
const wide = { zero: 394, level: 68, top: 43, radius: 17 } as const;
const narrow = { zero: 220, level: 31, top: 31, radius: 13 } as const;

/** Heights of the rows. On the narrow shape, a strategy with two names has four lines. */
const wideRow = 46;
const narrowRows = strategies.map(({ now }) => (now ? 90 : 46.5));

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** Custom properties for `essential-eight-tool.css`, which lays buttons and conditions over the rows. */
export const rowProperties = {
  '--wide-rail': topRail.wide,
  '--wide-top': wide.top,
  '--wide-height': wideRow * strategies.length,
  '--narrow-rail': topRail.narrow,
  '--narrow-top': narrow.top,
  '--narrow-height': sum(narrowRows),
  '--narrow-rows': narrowRows.map((height) => `${height}fr`).join(' '),
};

const yOf = (row: number) => ({
  wide: wide.top + wideRow * (row + 0.5),
  narrow: narrow.top + sum(narrowRows.slice(0, row)) + (narrowRows[row] ?? 0) / 2,
});

const xOf = (level: number) => ({
  wide: wide.zero + wide.level * level,
  narrow: narrow.zero + narrow.level * level,
});

/** The eight balls on their levels, the string at the lowest level, and the next steps. */
export function maturityFigure(check: SelfCheck): Drawing {
  const low = xOf(overallOf(check));
  return {
    height: { wide: 606, narrow: 660 },
    topRail,
    parts: [
      ...levels.map(
        (level): TablePart => ({
          title: String(level),
          align: 'middle',
          wide: [xOf(level).wide, 14],
          narrow: [xOf(level).narrow, 10],
        }),
      ),
      {
        title: 'Level',
        align: 'end',
        wide: [wide.zero - 22, 14],
        narrow: [narrow.zero - 14, 10],
      },
      {
        diamonds: levels.length,
        wide: `${xOf(0).wide},32 ${xOf(3).wide},32`,
        narrow: `${xOf(0).narrow},24 ${xOf(3).narrow},24`,
      },
      {
        stroke: 'limit',
        wide: `${low.wide},40 ${low.wide},404`,
        narrow: `${low.narrow},30 ${low.narrow},440`,
      },
      ...resultsOf(check).flatMap((result) => rowOf(result, check.target)),
      { title: isBlank(check) ? 'Your level' : 'At most', wide: [44, 424], narrow: [22, 457] },
      {
        answer: isBlank(check) ? 'Level ?' : `Level ${overallOf(check)}`,
        wide: [43, 459],
        narrow: [21, 488],
      },
      { title: basisOf(check), wide: [44, 499], narrow: [128, 462] },
      {
        text: headingOfSteps(check),
        edge: 'top',
        wide: [290, 410, 44],
        narrow: [128, 472, 27],
      },
      ...stepsTo(check).flatMap(({ index, condition }, step): TablePart[] => {
        const [y, narrowY] = [461 + 46 * step, 531 + 45 * step];
        return [
          { ball: index + 1, wide: [301, y, 11], narrow: [33, narrowY, 11] },
          { text: condition, wide: [322, y, 40], narrow: [50, narrowY, 34] },
        ];
      }),
    ],
  };
}

function rowOf({ title, now, index, level }: Result, target: number): TablePart[] {
  const y = yOf(index);
  const at = (place: number, shape: 'wide' | 'narrow') => `${xOf(place)[shape]},${y[shape]}`;
  const stroke = (as: 'played' | 'planned', from: number, to: number): TablePart => ({
    stroke: as,
    wide: `${at(from, 'wide')} ${at(to, 'wide')}`,
    narrow: `${at(from, 'narrow')} ${at(to, 'narrow')}`,
  });
  const ball = (sign: 'ghost' | number, place: number): TablePart => ({
    ball: sign,
    wide: [xOf(place).wide, y.wide, wide.radius],
    narrow: [xOf(place).narrow, y.narrow, narrow.radius],
  });
  return [
    {
      title,
      ...(now && { text: `(now ${now})` }),
      wide: [44, y.wide, 42],
      narrow: [22, y.narrow, 23],
    },
    ...(level > 0 ? [stroke('played', 0, level)] : []),
    ...(level < target ? [stroke('planned', level, target), ball('ghost', target)] : []),
    ball(index + 1, level),
  ];
}
