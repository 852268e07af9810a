import { scale } from '../../../content/scale.ts';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import type { FigureDrawing, FigureLayout, FigurePart } from '../../../content/types/figure.ts';
import {
  basisOf,
  isBlank,
  levels,
  overallOf,
  type Result,
  resultsOf,
  type SelfCheck,
} from './maturity.ts';

/** Top of the first row, heights of the rows, place of a level, left edge and width of the names. */
const places = {
  wide: {
    top: 88,
    rows: strategies.map(() => 44),
    level: scale([0, 3], [396, 594]),
    name: 56,
    width: 308,
    you: 34,
    target: 12,
  },
  narrow: {
    top: 80,
    // Room for a long name that its reader has spaced out.
    rows: strategies.map(({ title }) => (title.length > 30 ? 92 : 54)),
    level: scale([0, 3], [220, 310]),
    name: 32,
    width: 164,
    you: 32,
    target: 10,
  },
} as const;

type Places = (typeof places)[keyof typeof places];

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** Height of the drawing: the rows, and the rail below them. */
const heightOf = ({ top, rows }: Places) => top + sum(rows) + 76;

/** Custom properties for `essential-eight-tool.css`, which lays buttons over the rows. They count from the lower edge. */
export const rowProperties = {
  '--wide-bottom': heightOf(places.wide) - places.wide.top - sum(places.wide.rows),
  '--wide-height': sum(places.wide.rows),
  '--narrow-bottom': heightOf(places.narrow) - places.narrow.top - sum(places.narrow.rows),
  '--narrow-height': sum(places.narrow.rows),
  '--narrow-rows': places.narrow.rows.map((height) => `${height}fr`).join(' '),
};

/** The customer's level on the rail, that of the weakest strategy, and the eight strategies below it. */
export function maturityFigure(check: SelfCheck): FigureDrawing {
  return {
    head: {
      kicker: isBlank(check) ? 'Your level' : 'At most',
      answer: isBlank(check) ? 'Level ?' : `Level ${overallOf(check)}`,
      note: basisOf(check),
    },
    wide: layoutOf(check, places.wide),
    narrow: layoutOf(check, places.narrow),
  };
}

function layoutOf(check: SelfCheck, at: Places): FigureLayout {
  return {
    height: heightOf(at),
    axis: {
      side: 'below',
      ticks: [
        { at: at.level(0) - (at.level(1) - at.level(0)) * 0.9 - 12, text: 'Level', isName: true },
        ...levels.map((level) => ({ at: at.level(level), text: String(level) })),
      ],
    },
    parts: [
      { ball: 'you', at: [at.level(overallOf(check)), at.you + 4], radius: at.you },
      { title: 'You', isScale: true, at: [at.name, at.you + 4] },
      ...resultsOf(check).flatMap((result) => rowOf(result, check, at)),
    ],
  };
}

/** A bar to the strategy's level and a ghost at the target; a black ball where it holds the customer back. */
function rowOf({ title, index, level }: Result, check: SelfCheck, at: Places): FigurePart[] {
  const y = at.top + sum(at.rows.slice(0, index)) + (at.rows[index] ?? 0) / 2;
  const [from, to, target] = [at.level(0), at.level(level), at.level(check.target)];
  const isBelow = level < check.target;
  const holdsBack = isBelow && !isBlank(check) && level === overallOf(check);
  return [
    { title, isScale: true, at: [at.name, y], width: at.width },
    { marks: [[(from + to) / 2, y]], size: [to - from + 12, 12, 6], as: 'filled' },
    ...(isBelow
      ? ([
          {
            path: 'planned',
            through: [
              [to, y],
              [target, y],
            ],
          },
          { ball: 'ghost', at: [target, y], radius: at.target },
        ] as const)
      : []),
    ...(holdsBack ? ([{ ball: 'trouble', at: [to, y], radius: at.target }] as const) : []),
  ];
}
