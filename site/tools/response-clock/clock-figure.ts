import type { Drawing, TablePart } from '../../../content/model/figures/table.ts';
import type { ShapeName } from '../../figures/shape.ts';
import { inBoth } from '../in-both.ts';
import { labelMiddle } from '../label-middle.ts';
import { lastPocket, placesOf, table } from './clock-places.ts';
import { type Round, visibleShot } from './shot.ts';
import { type Ticket, timesOf } from './ticket.ts';
import { type TimeAxis, timeAxisOf } from './time-axis.ts';
import { dayInWords, targetInWords, timeInWords } from './words.ts';

/** At most so many px for each character of a label. */
const character = 9.4;

/** The least room between two names on the rail. */
const apart = 9;

/** What the tool draws: a ticket on its way from the call to the pocket, with closed hours dark. */
export function clockFigure(ticket: Ticket): Drawing {
  const { raised, response, resolution, holidays } = timesOf(ticket);
  const axis = timeAxisOf(raised, resolution);
  const drawn = { wide: placesOf(axis, 'wide'), narrow: placesOf(axis, 'narrow') };
  const both = inBoth(drawn);
  const call = { title: 'You call', text: timeInWords(raised) };
  const start = { title: 'We start by', text: timeInWords(response) };
  const cue = both(({ at, xOf }): Round => [xOf(raised), at.call, at.ball]);
  const own = both(({ at, xOf }): Round => [xOf(response), at.starts, at.ball]);
  const labelOf = (
    words: { title: string; text: string },
    ball: Record<ShapeName, Round>,
    row: 'callLabel' | 'startLabel',
  ): TablePart => ({
    ...words,
    align: 'middle',
    edge: 'top',
    ...both(
      ({ at, dark }, shape) =>
        [
          labelMiddle(words, ball[shape][0], besideDark(at.text, ball[shape], dark), character),
          at[row],
        ] as const,
    ),
  });
  const closed = axis.gaps.findIndex((gap) => gap !== undefined);
  const reopens = axis.shifts[closed]?.opens;
  return {
    ...table,
    parts: [
      ...(['wide', 'narrow'] as const).map(
        (shape): TablePart => ({ as: 'dark', path: darkPath(drawn[shape]), [shape]: [0, 0] }),
      ),
      { ball: 'cue', ...cue },
      labelOf(call, cue, 'callLabel'),
      { ball: 'own', ...own },
      labelOf(start, own, 'startLabel'),
      {
        title: reopens === undefined ? '' : 'Closed',
        text: reopens === undefined ? '' : `until ${timeInWords(reopens)}`,
        align: 'middle',
        edge: 'top',
        ...both(
          ({
            at,
            dark: {
              columns: [first],
            },
          }) => [first ? (first[0] + first[1]) / 2 : at.start, at.closed, 6] as const,
        ),
      },
      {
        title: 'You work again',
        text: targetInWords(ticket),
        align: 'end',
        ...both(
          (
            {
              at,
              dark: {
                columns: [first],
              },
            },
            shape,
          ) => {
            const isUp = first !== undefined && first[1] > at.againFrom;
            return [
              at.text[1],
              isUp ? at.startLabel + 20 : at.again,
              shape === 'narrow' ? 15 : 30,
            ] as const;
          },
        ),
      },
      {
        answer: timeInWords(resolution),
        text: dayInWords(resolution, holidays, reopens !== undefined),
        edge: 'top',
        ...both(({ at }, shape) => [at.text[0], at.answer, shape === 'narrow' ? 33 : 66] as const),
      },
      ...ticksOn(axis.ticks, drawn),
      ...(['wide', 'narrow'] as const).flatMap((shape) =>
        [
          ...visibleShot(cue[shape], own[shape], drawn[shape].dark),
          ...visibleShot(own[shape], lastPocket(shape), drawn[shape].dark),
        ].map((points): TablePart => ({ line: 'planned', [shape]: points })),
      ),
    ],
  };
}

type Drawn = ReturnType<typeof placesOf>;

/** The dark, as rectangles. */
function darkPath({ dark: { columns, top, bottom } }: Drawn): string {
  return columns.map(([left, right]) => `M${left} ${top}H${right}V${bottom}H${left}z`).join('');
}

/** The same for a name on the rail, which has wider letters. */
const railCharacter = 10.2;

/** The edges of the text, without the closed hours that come after a ball. */
function besideDark(
  [left, right]: readonly [number, number],
  [x]: Round,
  { columns }: Drawn['dark'],
): readonly [number, number] {
  const next = columns.find(([from]) => from > x);
  return [left, next ? Math.min(right, next[0] - apart) : right];
}

/** Diamonds at their instants, with the names that have room: those of days first. */
function ticksOn(ticks: TimeAxis['ticks'], drawn: Record<ShapeName, Drawn>): TablePart[] {
  const parts = (['wide', 'narrow'] as const).map((shape) => {
    const { at, xOf } = drawn[shape];
    const names = namesOn(ticks, drawn[shape]);
    return ticks.flatMap(({ at: instant, name }, index): TablePart[] => {
      const [x, named] = [xOf(instant), names.get(index)];
      const [left, right] = at.rail;
      const diamond: TablePart = { diamonds: 1, [shape]: `${x},${at.diamonds}` };
      const label: TablePart = { text: name, align: 'middle', [shape]: [named, at.names] };
      return [...(x > left && x < right ? [diamond] : []), ...(named === undefined ? [] : [label])];
    });
  });
  return parts.flat();
}

/** Where names of diamonds stand on the rail, by the diamond's index. */
function namesOn(ticks: TimeAxis['ticks'], { at, xOf }: Drawn): Map<number, number> {
  const [left, right] = at.rail;
  const taken: { from: number; to: number }[] = [];
  const places = new Map<number, number>();
  const inTurn = [...ticks.entries()].sort(
    ([, one], [, other]) => Number(other.isDay) - Number(one.isDay),
  );
  for (const [index, { at: instant, name }] of inTurn) {
    const half = (name.length * railCharacter) / 2;
    const x = xOf(instant);
    const middle = Math.max(x, left + half);
    const [from, to] = [middle - half - apart / 2, middle + half + apart / 2];
    if (
      !name ||
      middle - x > half ||
      to - apart / 2 > right ||
      taken.some((one) => from < one.to && one.from < to)
    )
      continue;
    taken.push({ from, to });
    places.set(index, middle);
  }
  return places;
}
