import type { Drawing, TableBall, TablePart } from '../../content/model/figures/table.ts';
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

/** What a diamond may be, in hours and in words. */
const scales = [
  [0.25, '15 minutes'],
  [0.5, 'half an hour'],
  [1, 'one hour'],
  [2, '2 hours'],
  [4, '4 hours'],
  [12, '12 hours'],
  [24, 'one day'],
  [48, '2 days'],
  [168, 'one week'],
  [336, '2 weeks'],
  [672, '4 weeks'],
  [1680, '10 weeks'],
] as const;

/** The smallest scale that has a place for all hours. */
export function scaleOf({ copyAge, restore, rpo, rto }: Outage) {
  const farthest = Math.max(copyAge, restore, rpo, rto);
  const [hours, words] = scales.find(([each]) => each * diamonds > farthest) ?? [1680, '10 weeks'];
  return { reach: hours * diamonds, words };
}

/** The last copy, the failure and the first work after it, and where each may lie. */
export function outageFigure(outage: Outage): Drawing {
  const { lost, down, total } = resultOf(outage);
  const { reach } = scaleOf(outage);
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
  const xOf =
    (hours: number) =>
    ({ middle, zero, length }: Places) =>
      tenths(middle + side * (zero + (hours / reach) * length));
  const [ghostX, ballX] = [xOf(against.limit), xOf(against.hours)];
  const accepted = { title: `${limit}: ${onCloth(against.limit)}`, text: meaning };
  const happened = {
    title: name,
    text: `${onCloth(against.hours)} ${side < 0 ? 'before' : 'after'}`,
  };
  const [verdict, by] = verdictOf(against);
  return [
    { line: 'planned', ...both((at) => `${at.middle},${middleOf(at)} ${ghostX(at)},${at.limit}`) },
    { ball: 'ghost', ...both((at) => [ghostX(at), at.limit, radius] as const) },
    {
      ...accepted,
      align: 'middle',
      edge: 'bottom',
      ...both(
        (at) => [labelMiddle(accepted, ghostX(at), side, at), at.limit - radius - 7] as const,
      ),
    },
    {
      title: `${limit} ${verdict}`,
      text: by,
      ...(side > 0 && { align: 'end' }),
      wide: [side < 0 ? 44 : 622, middleOf(places.wide)],
      narrow: [side < 0 ? 22 : 328, middleOf(places.narrow), 10],
    },
    { line: 'played', ...both((at) => `${at.middle},${middleOf(at)} ${ballX(at)},${at.actual}`) },
    { ball, ...both((at) => [ballX(at), at.actual, radius] as const) },
    {
      ...happened,
      align: 'middle',
      edge: 'top',
      ...both(
        (at) => [labelMiddle(happened, ballX(at), side, at), at.actual + radius + 7] as const,
      ),
    },
  ];
}

/** Hours without fractions from 1,000 on, for which there is no room. */
const onCloth = (hours: number) => hoursInWords(hours < 1000 ? hours : Math.round(hours));

/** The width of a character is at most this. */
const character = 8.4;

/** The middle of a label, as near to x as its side of the table allows. */
function labelMiddle(
  words: { title: string; text: string },
  x: number,
  side: 1 | -1,
  { middle, edge }: Places,
): number {
  const half = (Math.max(words.title.length, words.text.length) * character) / 2;
  const [left, right] = side < 0 ? [edge, middle - 8] : [middle + 8, 2 * middle - edge];
  return Math.round(Math.max(Math.min(x, right - half), left + half));
}
