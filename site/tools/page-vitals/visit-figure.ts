import type { Drawing, TablePart } from '../../../content/model/figures/table.ts';
import { limitAt, webVitals } from '../../../content/tools/web-vitals.ts';
import { judgeVisit, type Verdict, type Visit } from './judge-visit.ts';
import { shortAddress, type Website } from './website.ts';

/** The rail: where its 0 and its 100 are, and the heights of the three lanes. */
const wide = { from: 66, to: 606, lanes: [128, 240, 352] } as const;
const narrow = { from: 34, to: 320, lanes: [126, 240, 354] } as const;

const along = ({ from, to }: { from: number; to: number }, at: number) =>
  Math.round(from + ((to - from) * at) / 100);

/** Half of a ball, in px. */
const radius = 17;

/**
 * A visit against Google's limits: each measure's ball lies on its lane, and what is over the string is the eight.
 * @param isExample Whether these are our readings, not those of this visit.
 * @param website The visitor's own, which is not measured here.
 */
export function visitFigure(visit: Visit, isExample: boolean, website: Website): Drawing {
  const verdicts = judgeVisit(visit);
  const limit = { wide: along(wide, limitAt), narrow: along(narrow, limitAt) };
  return {
    height: { wide: 530, narrow: 550 },
    topRail: { wide: 40, narrow: 30 },
    parts: [
      {
        diamonds: 6,
        wide: `${wide.from},32 ${wide.to},32`,
        narrow: `${narrow.from},25 ${narrow.to},25`,
      },
      { title: 'Limit', align: 'middle', wide: [limit.wide, 14], narrow: [limit.narrow, 10] },
      {
        line: 'limit',
        // To the other cushion, unless the visitor's address needs the room.
        wide: `${limit.wide},40 ${limit.wide},${website.address ? 398 : 502}`,
        narrow: `${limit.narrow},30 ${limit.narrow},${website.address ? 404 : 538}`,
      },
      ...verdicts.flatMap((verdict, lane) => laneOf(verdict, lane, limit)),
      { ...resultOf(verdicts, isExample), wide: [48, 452], narrow: [26, 460] },
      ...(website.address ? websiteLabel(website) : []),
    ],
  };
}

function laneOf(
  { name, text, value, limit: most, within, at }: Verdict,
  lane: number,
  limit: { wide: number; narrow: number },
): TablePart[] {
  const [y, tall] = [wide.lanes[lane] ?? 0, narrow.lanes[lane] ?? 0];
  const title = webVitals.find((vital) => vital.name === name)?.title ?? name;
  if (at === undefined) {
    return [{ title, text, wide: [48, y - 38, 48], narrow: [26, tall - 38, 30] }];
  }
  return [
    { title: text, text: title, wide: [48, y - 42] },
    { title: text, text: name, narrow: [26, tall - 42] },
    // Left of the string, and its limit right of it: in the row of the name, over the ball.
    { value, align: 'end', wide: [limit.wide - 16, y - 42], narrow: [limit.narrow - 9, tall - 31] },
    { text: most, wide: [limit.wide + 16, y - 42], narrow: [limit.narrow + 8, tall - 31] },
    ...ballOf(lane, within, at),
  ];
}

function ballOf(lane: number, within: boolean | undefined, at: number): TablePart[] {
  const [y, tall] = [wide.lanes[lane] ?? 0, narrow.lanes[lane] ?? 0];
  const ball = { wide: along(wide, at), narrow: along(narrow, at) };
  return [
    {
      line: 'played',
      wide: `${wide.from},${y} ${ball.wide},${y}`,
      narrow: `${narrow.from},${tall} ${ball.narrow},${tall}`,
    },
    {
      ball: signOf(lane, within),
      wide: [ball.wide, y, radius],
      narrow: [ball.narrow, tall, radius],
    },
  ];
}

/** What is over its limit is the trouble. */
function signOf(lane: number, within: boolean | undefined) {
  if (!within) return 'eight';
  return lane === 0 ? 'own' : lane + 1;
}

/** Beside the result, which is not that of the visitor's website. */
function websiteLabel(website: Website): TablePart[] {
  const title = 'Your website: not measured here';
  return [
    { title, text: shortAddress(website, 30), wide: [376, 452] },
    { title, text: shortAddress(website, 34), narrow: [26, 512] },
  ];
}

/** What the readings come to, in a few words. */
function resultOf(verdicts: readonly Verdict[], isExample: boolean) {
  const over = verdicts.filter(({ within }) => within === false).length;
  const missing = verdicts.filter(({ within }) => within === undefined).length;
  const title = isExample ? 'A website, by Google’s limits' : 'This page, on your device';
  if (over > 0) return { title, answer: `Fails ${over} of 3` };
  return { title, answer: missing > 0 ? `${3 - missing} of 3 measured` : 'Within all 3' };
}
