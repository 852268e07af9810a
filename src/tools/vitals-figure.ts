import { limitAt } from '../../content/tools/web-vitals.ts';
import type { Drawing, TablePart } from '../../content/types/figure.ts';
import { judgeVisit, resultOf, type Verdict, type Visit } from './vitals.ts';

/** The x of 0 and 100 on the rail, and the y of the three lanes. */
const wide = { from: 66, to: 606, lanes: [128, 240, 352] } as const;
const narrow = { from: 34, to: 320, lanes: [126, 240, 354] } as const;

const along = ({ from, to }: { from: number; to: number }, at: number) =>
  Math.round(from + ((to - from) * at) / 100);

const limit = { wide: along(wide, limitAt), narrow: along(narrow, limitAt) };

const radius = 17;

/**
 * A visit compared with Google's limits: each measure has a ball on its lane, which is black beyond the string.
 * @param title On the rail: says whose readings these are.
 */
export function vitalsFigure(visit: Visit, title: string): Drawing {
  const verdicts = judgeVisit(visit);
  return {
    height: { wide: 530, narrow: 550 },
    topRail: { wide: 40, narrow: 30 },
    parts: [
      {
        diamonds: 6,
        wide: `${wide.from},32 ${wide.to},32`,
        narrow: `${narrow.from},25 ${narrow.to},25`,
      },
      { title, wide: [48, 14], narrow: [narrow.from, 10] },
      { title: 'Limit', align: 'middle', wide: [limit.wide, 14], narrow: [limit.narrow, 10] },
      {
        stroke: 'limit',
        wide: `${limit.wide},40 ${limit.wide},502`,
        narrow: `${limit.narrow},30 ${limit.narrow},538`,
      },
      ...verdicts.flatMap(laneOf),
      { answer: resultOf(verdicts), wide: [48, 452], narrow: [26, 460] },
    ],
  };
}

function laneOf(verdict: Verdict, lane: number): TablePart[] {
  const { name, title, text: plain, limitText, reading } = verdict;
  const [y, narrowY] = [wide.lanes[lane] ?? 0, narrow.lanes[lane] ?? 0];
  if (!reading) {
    const text =
      name === 'INP'
        ? 'No reading yet: tap or type on this page.'
        : 'No reading yet. Not every browser measures this.';
    return [{ title: plain, text, wide: [48, y - 38, 48], narrow: [26, narrowY - 38, 30] }];
  }
  const ball = { wide: along(wide, reading.at), narrow: along(narrow, reading.at) };
  return [
    { title: plain, text: title, wide: [48, y - 42] },
    { title: plain, text: name, narrow: [26, narrowY - 42] },
    {
      value: reading.value,
      align: 'end',
      wide: [limit.wide - 16, y - 42],
      narrow: [limit.narrow - 9, narrowY - 31],
    },
    {
      text: limitText,
      wide: [limit.wide + 16, y - 42],
      narrow: [limit.narrow + 8, narrowY - 31],
    },
    {
      stroke: 'played',
      wide: `${wide.from},${y} ${ball.wide},${y}`,
      narrow: `${narrow.from},${narrowY} ${ball.narrow},${narrowY}`,
    },
    {
      ball: reading.isWithin ? 'own' : 'danger',
      wide: [ball.wide, y, radius],
      narrow: [ball.narrow, narrowY, radius],
    },
  ];
}
