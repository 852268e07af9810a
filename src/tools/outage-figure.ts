import type { Drawing, TableBall, TablePart } from '../../content/model.ts';
import { tenths } from '../figures/shape.ts';
import { type Against, type Outage, resultOf } from './outage.ts';
import { failureInWords, hoursInWords, money, verdictOf, workInWords } from './outage-words.ts';

/**
 * Time runs along the rail, from the failure in the middle: on both sides its hours begin at `zero`, and `length` is the
 * whole scale. Limits have a row of their own, and so has what happened, so that nothing can cover anything else.
 */
const places = {
  wide: {
    middle: 333,
    zero: 40,
    length: 234,
    edge: 40,
    rail: 14,
    limit: 100,
    actual: 212,
    eight: 34,
  },
  narrow: {
    middle: 175,
    zero: 38,
    length: 102,
    edge: 21,
    rail: 15,
    limit: 104,
    actual: 264,
    eight: 32,
  },
} as const;

type Places = (typeof places)[keyof typeof places];

const both = <Place>(place: (at: Places) => Place) => ({
  wide: place(places.wide),
  narrow: place(places.narrow),
});

const radius = 16;

/** Diamonds on each side of the failure, after the one where its hours begin. */
const diamonds = 6;

/** Hours that a diamond may be. */
const scales = [0.25, 0.5, 1, 2, 4, 12, 24, 48, 168, 336, 672, 1680];

/** Hours of a diamond on the smallest scale that has a place for all. */
export function scaleOf({ copyAge, restore, rpo, rto }: Outage): number {
  const farthest = Math.max(copyAge, restore, rpo, rto);
  return scales.find((hours) => hours * diamonds > farthest) ?? 1680;
}

/** The last copy, the failure and the first work after it, and where each may lie. */
export function outageFigure(outage: Outage): Drawing {
  const { lost, down, total } = resultOf(outage);
  const reach = scaleOf(outage) * diamonds;
  return {
    height: { wide: 414, narrow: 484 },
    topRail: { wide: 28, narrow: 30 },
    parts: [
      diamondsOn(-1),
      { title: 'Failure', align: 'middle', ...both(({ middle, rail }) => [middle, rail] as const) },
      diamondsOn(1),
      ...partsOf({
        side: -1,
        against: lost,
        reach,
        limit: 'RPO',
        meaning: 'most you can lose',
        ball: 'cue',
        name: 'Last copy',
      }),
      { ball: 'eight', ...both((at) => [at.middle, middleOf(at), at.eight] as const) },
      ...partsOf({
        side: 1,
        against: down,
        reach,
        limit: 'RTO',
        meaning: 'longest you wait',
        ball: 'own',
        name: 'Working again',
      }),
      {
        title: `Failing ${failureInWords(outage)} costs`,
        answer: money(total),
        text: workInWords(outage),
        edge: 'top',
        wide: [44, 284],
        narrow: [24, 346, 36],
      },
    ],
  };
}

const middleOf = ({ limit, actual }: Places) => (limit + actual) / 2;

function diamondsOn(side: 1 | -1): TablePart {
  const points = both(({ middle, zero, length, rail }) =>
    [zero, zero + length].map((from) => `${middle + side * from},${rail}`).join(' '),
  );
  return { diamonds: diamonds + 1, ...points };
}

interface Side {
  /** Before the failure, or after it. */
  side: 1 | -1;
  against: Against;
  /** Hours from the failure to the end of the scale. */
  reach: number;
  limit: string;
  meaning: string;
  ball: TableBall['ball'];
  name: string;
}

/** One side of the failure: the limit as a ghost, what happened as a ball, and how they compare. */
function partsOf({ side, against, reach, limit, meaning, ball, name }: Side): TablePart[] {
  const xOf = (hours: number, { middle, zero, length }: Places) =>
    tenths(middle + side * (zero + (hours / reach) * length));
  const ghost = (at: Places) => xOf(against.limit, at);
  const happened = (at: Places) => xOf(against.hours, at);
  const ghostWords = { title: `${limit}: ${onCloth(against.limit)}`, text: meaning };
  const words = { title: name, text: `${onCloth(against.hours)} ${side < 0 ? 'before' : 'after'}` };
  const middleIn = (label: { title: string; text: string }, x: number, at: Places) => {
    const half = (Math.max(label.title.length, label.text.length) * character) / 2;
    const [left, right] =
      side < 0 ? [at.edge, at.middle - 8] : [at.middle + 8, 2 * at.middle - at.edge];
    return Math.round(Math.max(Math.min(x, right - half), left + half));
  };
  const [verdict, by] = verdictOf(against);
  return [
    { line: 'planned', ...both((at) => `${at.middle},${middleOf(at)} ${ghost(at)},${at.limit}`) },
    { ball: 'ghost', ...both((at) => [ghost(at), at.limit, radius] as const) },
    {
      ...ghostWords,
      align: 'middle',
      edge: 'bottom',
      ...both((at) => [middleIn(ghostWords, ghost(at), at), at.limit - radius - 7] as const),
    },
    {
      title: `${limit} ${verdict}`,
      text: by,
      ...(side > 0 && { align: 'end' }),
      wide: [side < 0 ? 44 : 622, middleOf(places.wide)],
      narrow: [side < 0 ? 22 : 328, middleOf(places.narrow), 10],
    },
    {
      line: 'played',
      ...both((at) => `${at.middle},${middleOf(at)} ${happened(at)},${at.actual}`),
    },
    { ball, ...both((at) => [happened(at), at.actual, radius] as const) },
    {
      ...words,
      align: 'middle',
      edge: 'top',
      ...both((at) => [middleIn(words, happened(at), at), at.actual + radius + 7] as const),
    },
  ];
}

/** Hours without fractions from 1,000 on, for which there is no room. */
const onCloth = (hours: number) => hoursInWords(hours < 1000 ? hours : Math.round(hours));

/** The width of a character is at most this. */
const character = 8.4;
