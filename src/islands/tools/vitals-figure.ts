import { scale } from '../../../content/scale.ts';
import { limitAt } from '../../../content/tools/web-vitals.ts';
import type { FigureDrawing, FigureLayout, FigurePart } from '../../../content/types/figure.ts';
import { judgeVisit, resultOf, type Verdict, type Visit } from './vitals.ts';

/** Place of 0 to 100 on the rail, and of the three lanes. */
const places = {
  wide: {
    height: 400,
    at: scale([0, 100], [60, 606]),
    lane: scale([0, 2], [84, 314]),
    name: 56,
    gap: 16,
    bottom: 340,
  },
  narrow: {
    height: 468,
    at: scale([0, 100], [36, 314]),
    lane: scale([0, 2], [108, 368]),
    name: 28,
    gap: 10,
    bottom: 408,
  },
} as const;

type Places = (typeof places)[keyof typeof places];

const radius = 22;

/** Per cent of the rail between two diamonds: a quarter of the limit. */
const step = limitAt / 4;

/**
 * A visit compared with Google's limits: each measure is a bar, with a black ball at its end if it is beyond the limit.
 * @param title Says whose readings these are.
 */
export function vitalsFigure(visit: Visit, title: string): FigureDrawing {
  const verdicts = judgeVisit(visit);
  const layoutOf = (at: Places): FigureLayout => ({
    height: at.height,
    axis: {
      side: 'below',
      ticks: [0, 1, 2, 3, 4, 5].map((count) => ({
        at: at.at(count * step),
        ...(count * step === limitAt && { text: 'Limit' }),
      })),
    },
    parts: [
      {
        path: 'limit',
        through: [
          [at.at(limitAt), 0],
          [at.at(limitAt), at.bottom],
        ],
      },
      ...verdicts.flatMap((verdict, lane) => laneOf(verdict, at.lane(lane), at)),
    ],
  });
  return {
    head: { kicker: title, answer: resultOf(verdicts), note: "Left of Google's limit is good" },
    wide: layoutOf(places.wide),
    narrow: layoutOf(places.narrow),
  };
}

function laneOf({ name, text, limitText, reading }: Verdict, y: number, at: Places): FigurePart[] {
  const [from, limit] = [at.at(0), at.at(limitAt)];
  // Without a reading, a ghost waits at the limit.
  const end = at.at(reading?.at ?? limitAt);
  return [
    {
      title: text,
      isScale: true,
      at: [at.name, y - 58],
      width: limit - at.name - at.gap,
      verticalAlign: 'bottom',
    },
    { text: name, isScale: true, at: [at.name, y - 46] },
    { value: reading?.value ?? 'Not yet', at: [limit - at.gap, y - 46], align: 'end' },
    { text: limitText, isScale: true, at: [limit + at.gap, y - 46] },
    ...(reading
      ? ([
          { marks: [[(from + end) / 2, y]], size: [end - from, 16, 8], as: 'filled' },
          { ball: reading.isWithin ? 'work' : 'trouble', at: [end, y], radius },
        ] as const)
      : ([
          {
            path: 'planned',
            through: [
              [from, y],
              [end, y],
            ],
          },
          { ball: 'ghost', at: [end, y], radius },
        ] as const)),
  ];
}
