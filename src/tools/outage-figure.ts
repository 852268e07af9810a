import type { Drawing, TablePart } from '../../content/model.ts';
import { tenths } from '../figures/shape.ts';
import { type Against, type Outage, resultOf } from './outage.ts';
import { hoursInWords, money, verdictOf, workInWords } from './outage-words.ts';

/**
 * Time runs along the rail, from the failure in the middle: on both sides its hours begin at `zero`, and `length` is the
 * whole scale. Limits have a row of their own, and so has what happened, so that nothing can cover anything else.
 */
const places = {
  wide: { middle: 333, zero: 40, length: 234, edge: 40, rail: 14, limit: 100, actual: 212 },
  narrow: { middle: 175, zero: 38, length: 102, edge: 21, rail: 15, limit: 104, actual: 264 },
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
      ...partsOf(-1, lost, reach),
      { ball: 'danger', ...both((at) => [at.middle, middleOf(at), 33] as const) },
      ...partsOf(1, down, reach),
      {
        title: 'This outage costs up to',
        answer: money(total),
        text: workInWords(outage),
        edge: 'top',
        wide: [44, 284],
        narrow: [24, 346, 36],
      },
    ],
  };
}

/** Before the failure, or after it. */
type Side = -1 | 1;

const middleOf = ({ limit, actual }: Places) => (limit + actual) / 2;

function diamondsOn(side: Side): TablePart {
  const points = both(({ middle, zero, length, rail }) =>
    [zero, zero + length].map((from) => `${middle + side * from},${rail}`).join(' '),
  );
  return { diamonds: diamonds + 1, ...points };
}

const words = {
  [-1]: { limit: 'RPO', meaning: 'most you can lose', name: 'Last copy', when: 'before' },
  1: { limit: 'RTO', meaning: 'longest you wait', name: 'Working again', when: 'after' },
} as const;

/** One side of the failure: the limit as a ghost, what happened as a ball, and how they compare. */
function partsOf(side: Side, against: Against, reach: number): TablePart[] {
  const { limit, meaning, name, when } = words[side];
  const xOf = (hours: number, { middle, zero, length }: Places) =>
    tenths(middle + side * (zero + (hours / reach) * length));
  const ghost = (at: Places) => xOf(against.limit, at);
  const actual = (at: Places) => xOf(against.hours, at);
  const ghostWords = { title: `${limit}: ${onCloth(against.limit)}`, text: meaning };
  const actualWords = { title: name, text: `${onCloth(against.hours)} ${when}` };
  const [verdict, by] = verdictOf(against);
  return [
    { line: 'planned', ...both((at) => `${at.middle},${middleOf(at)} ${ghost(at)},${at.limit}`) },
    { ball: 'ghost', ...both((at) => [ghost(at), at.limit, radius] as const) },
    {
      ...ghostWords,
      align: 'middle',
      edge: 'bottom',
      ...both((at) => [middleIn(ghostWords, ghost(at), side, at), at.limit - radius - 7] as const),
    },
    {
      title: `${limit} ${verdict}`,
      text: by,
      ...(side > 0 && { align: 'end' }),
      wide: [side < 0 ? 44 : 622, middleOf(places.wide)],
      narrow: [side < 0 ? 22 : 328, middleOf(places.narrow), 10],
    },
    { line: 'played', ...both((at) => `${at.middle},${middleOf(at)} ${actual(at)},${at.actual}`) },
    {
      ball: side < 0 ? 'cue' : 'own',
      ...both((at) => [actual(at), at.actual, radius] as const),
    },
    {
      ...actualWords,
      align: 'middle',
      edge: 'top',
      ...both(
        (at) => [middleIn(actualWords, actual(at), side, at), at.actual + radius + 7] as const,
      ),
    },
  ];
}

/** Where the middle of a label lies so that it stays on its side of the cloth. */
function middleIn(
  { title, text }: { title: string; text: string },
  x: number,
  side: Side,
  { middle, edge }: Places,
): number {
  const half = (Math.max(title.length, text.length) * character) / 2;
  const [left, right] = side < 0 ? [edge, middle - 8] : [middle + 8, 2 * middle - edge];
  return Math.round(Math.max(Math.min(x, right - half), left + half));
}

/** Hours without fractions from 1,000 on, for which there is no room. */
const onCloth = (hours: number) => hoursInWords(hours < 1000 ? hours : Math.round(hours));

/** The width of a character is at most this. */
const character = 8.4;
