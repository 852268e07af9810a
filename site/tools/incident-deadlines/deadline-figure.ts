import type { Drawing, TablePart } from '../../../content/model/figures/table.ts';
import { type ShapeName, tenths } from '../../figures/shape.ts';
import { inBoth } from '../in-both.ts';
import { type Deadline, deadlinesOf, firstOf } from './deadlines.ts';
import type { Incident } from './incident.ts';
import { diamonds, scaleOf } from './time-scale.ts';
import { answerOf, dueInWords, nameOf, timeInWords } from './words.ts';

/**
 * Where things lie in each shape. Each deadline has a row of its own, with its words on the left and its ball on the
 * right, so that no times can make anything cover anything else.
 */
const places = {
  wide: {
    /** Where the time axis begins, and px from one diamond to the next. */
    start: 380,
    step: 31,
    /** What the whole axis is, on the upper rail: where it ends, and its row; the row of the diamonds. */
    end: 604,
    names: 14,
    diamonds: 32,
    /** The first row, the room of all, and the most from one to the next. */
    first: 68,
    room: 168,
    pitch: 52,
    ball: 13,
    /** Left edges of the two columns of words. */
    text: [44, 206],
    answer: 260,
  },
  narrow: {
    start: 226,
    step: 13,
    end: 318,
    names: 13,
    diamonds: 31,
    first: 72,
    room: 226,
    pitch: 56,
    ball: 12,
    text: [24, 24],
    answer: 319,
  },
} as const;

type Places = (typeof places)[ShapeName];

const both = inBoth(places);

/** What the tool draws: the incident on its way from one deadline to the next. */
export function deadlineFigure(incident: Incident): Drawing {
  const deadlines = deadlinesOf(incident);
  const scale = scaleOf(deadlines);
  const isFirst = (deadline: Deadline) => deadline === (firstOf(deadlines) ?? deadlines[0]);
  const rows = [
    { ball: 'cue' as const, after: 0, title: timeInWords(incident.noticed), text: 'You notice' },
    ...deadlines.map((deadline) => ({
      ball: isFirst(deadline) ? ('own' as const) : ('ghost' as const),
      after: deadline.after,
      title: dueInWords(deadline),
      text: nameOf(deadline),
    })),
  ];
  const xOf = (after: number, { start, step }: Places) =>
    tenths(start + (after / scale.hours) * step);
  const yOf = (row: number, { first, room, pitch }: Places) =>
    Math.round(first + row * Math.min(pitch, room / (rows.length - 1)));
  const placeOf = (row: number, at: Places) => `${xOf(rows[row]?.after ?? 0, at)},${yOf(row, at)}`;
  return {
    height: { wide: 394, narrow: 436 },
    topRail: { wide: 42, narrow: 40 },
    parts: [
      {
        diamonds: diamonds + 1,
        ...both((at) =>
          [0, diamonds].map((count) => `${at.start + count * at.step},${at.diamonds}`).join(' '),
        ),
      },
      {
        text: scale.reach,
        align: 'end',
        ...both((at) => [at.end, at.names] as const),
      },
      ...rows.flatMap(({ ball, after, title, text }, row): TablePart[] => [
        ...(row === 0
          ? []
          : [
              {
                line: row === 1 ? ('played' as const) : ('planned' as const),
                ...both((at) => `${placeOf(row - 1, at)} ${placeOf(row, at)}`),
              },
            ]),
        { ball, ...both((at) => [xOf(after, at), yOf(row, at), at.ball] as const) },
        { title, wide: [places.wide.text[0], yOf(row, places.wide)] },
        { text, wide: [places.wide.text[1], yOf(row, places.wide)] },
        { title, text, narrow: [places.narrow.text[0], yOf(row, places.narrow)] },
      ]),
      {
        ...answerOf(deadlines),
        edge: 'top',
        ...both(({ text: [x], answer }) => [x, answer] as const),
      },
    ],
  };
}
