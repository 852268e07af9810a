import { limitAt } from '../../../content/tools/web-vitals.ts';
import type { Drawing, TablePart } from '../../../content/types/figure.ts';
import { judgeVisit, resultOf, type Verdict, type Visit } from './vitals.ts';

/** The x of 0 and 100 on the rail, and the y of the three lanes. */
const wide = { from: 69, to: 609, lanes: [254, 358, 462] } as const;
const narrow = { from: 45, to: 320, lanes: [236, 340, 444] } as const;

const along = ({ from, to }: { from: number; to: number }, at: number) =>
  Math.round(from + ((to - from) * at) / 100);

const limit = { wide: along(wide, limitAt), narrow: along(narrow, limitAt) };

const radius = 17;

/**
 * A visit compared with Google's limits: each measure has a ball on its lane, which is black beyond the string.
 * @param title Says whose readings these are.
 */
export function vitalsFigure(visit: Visit, title: string): Drawing {
  const verdicts = judgeVisit(visit);
  return {
    height: { wide: 536, narrow: 490 },
    topRail: { wide: 44, narrow: 44 },
    head: {
      kicker: title,
      answer: resultOf(verdicts),
      line: "Left of Google's limit is good",
      narrow: 28,
    },
    parts: [
      {
        diamonds: 6,
        wide: `${wide.from},35 ${wide.to},35`,
        narrow: `${narrow.from},35 ${narrow.to},35`,
      },
      {
        title: 'Limit',
        scale: true,
        align: 'middle',
        wide: [limit.wide, 16],
        narrow: [limit.narrow, 16],
      },
      {
        stroke: 'limit',
        wide: `${limit.wide},44 ${limit.wide},508`,
        narrow: `${limit.narrow},44 ${limit.narrow},478`,
      },
      ...verdicts.flatMap(laneOf),
    ],
  };
}

function laneOf({ name, text, limitText, reading }: Verdict, lane: number): TablePart[] {
  const [y, narrowY] = [wide.lanes[lane] ?? 0, narrow.lanes[lane] ?? 0];
  // Without a reading, a ghost waits at the limit.
  const at = reading?.at ?? limitAt;
  const ball = { wide: along(wide, at), narrow: along(narrow, at) };
  return [
    { title: text, scale: true, wide: [52, y - 59], narrow: [28, narrowY - 58] },
    { text: name, scale: true, wide: [52, y - 38], narrow: [28, narrowY - 34] },
    {
      value: reading?.value ?? 'Not yet',
      align: 'end',
      wide: [limit.wide - 16, y - 42],
      narrow: [limit.narrow - 9, narrowY - 36],
    },
    {
      text: limitText,
      scale: true,
      wide: [limit.wide + 16, y - 42],
      narrow: [limit.narrow + 8, narrowY - 36],
    },
    {
      stroke: reading ? 'played' : 'planned',
      wide: `${wide.from},${y} ${ball.wide},${y}`,
      narrow: `${narrow.from},${narrowY} ${ball.narrow},${narrowY}`,
    },
    {
      ball: reading ? (reading.isWithin ? 'own' : 'danger') : 'ghost',
      wide: [ball.wide, y, radius],
      narrow: [ball.narrow, narrowY, radius],
    },
  ];
}
