import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import type { Drawing, TablePart } from '../../../content/types/figure.ts';
import type { LayoutName } from '../../figures/layout.ts';
import {
  basisOf,
  isBlank,
  levels,
  overallOf,
  type Result,
  resultsOf,
  type SelfCheck,
} from './maturity.ts';

const topRail = { wide: 44, narrow: 44 } as const;

/** Place of level 0, width of a level, and top of the first row. */
const wide = { zero: 394, level: 68, top: 170, radius: 17 } as const;
const narrow = { zero: 220, level: 30, top: 150, radius: 13 } as const;

/** Heights of the rows. On the narrow layout, a strategy with two names has four lines. */
const wideRow = 46;
const narrowRows = strategies.map(({ now }) => (now ? 94 : 48));

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
    height: { wide: 576, narrow: 600 },
    topRail,
    head: {
      kicker: isBlank(check) ? 'Your level' : 'At most',
      answer: isBlank(check) ? 'Level ?' : `Level ${overallOf(check)}`,
      line: basisOf(check),
      narrow: 23,
    },
    parts: [
      ...levels.map(
        (level): TablePart => ({
          title: String(level),
          scale: true,
          align: 'middle',
          wide: [xOf(level).wide, 16],
          narrow: [xOf(level).narrow, 16],
        }),
      ),
      {
        title: 'Level',
        scale: true,
        align: 'end',
        wide: [wide.zero - 22, 16],
        narrow: [narrow.zero - 14, 16],
      },
      {
        diamonds: levels.length,
        wide: `${xOf(0).wide},35 ${xOf(3).wide},35`,
        narrow: `${xOf(0).narrow},35 ${xOf(3).narrow},35`,
      },
      {
        stroke: 'limit',
        wide: `${low.wide},44 ${low.wide},548`,
        narrow: `${low.narrow},44 ${low.narrow},588`,
      },
      ...resultsOf(check).flatMap((result) => rowOf(result, check.target)),
    ],
  };
}

function rowOf({ title, now, index, level }: Result, target: number): TablePart[] {
  const y = yOf(index);
  const at = (place: number, layout: LayoutName) => `${xOf(place)[layout]},${y[layout]}`;
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
      scale: true,
      wide: [52, y.wide, 42],
      narrow: [28, y.narrow, 23],
    },
    ...(level > 0 ? [stroke('played', 0, level)] : []),
    ...(level < target ? [stroke('planned', level, target), ball('ghost', target)] : []),
    ball(index + 1, level),
  ];
}
