import { countTo, scale } from '../../../content/scale.ts';
import type { FigureDrawing, FigurePart } from '../../../content/types/figure.ts';
import { type LimitCheck, type Outage, resultOf } from './outage.ts';
import { hoursInWords, money, paidInWords } from './outage-words.ts';

/** Hours for which a diamond may stand. */
const units = [0.25, 0.5, 1, 2, 4, 12, 24, 48, 168, 336, 672, 1680];

/** Diamonds on the rail without the failure's, and the fewest on one side of it. */
const mostDiamonds = 14;
const fewestDiamonds = 5;

/** The time that is drawn: so many diamonds before and after the failure, each for some hours. */
function spanOf({ copyAge, restore, rpo, rto }: Outage, unit: number) {
  const [before = 0, after = 0] = [Math.max(copyAge, rpo), Math.max(restore, rto)].map((hours) =>
    Math.max(Math.floor(hours / unit) + 1, fewestDiamonds),
  );
  return { before, after };
}

/** Hours for which a diamond stands: the smallest unit with room for all values. */
export function unitOf(outage: Outage): number {
  const fits = units.find((unit) => {
    const { before, after } = spanOf(outage, unit);
    return before + after <= mostDiamonds;
  });
  return fits ?? 1680;
}

/** From the last copy to the failure, and from there to the first work after it, each against its agreed limit. */
export function outageFigure(outage: Outage): FigureDrawing {
  const { total } = resultOf(outage);
  const unit = unitOf(outage);
  const { before, after } = spanOf(outage, unit);
  const hours = [-before * unit, after * unit] as const;
  const across = scale(hours, [52, 614]);
  const downwards = scale(hours, [14, 404]);
  const ticksOf = (place: (hour: number) => number, name: string) =>
    countTo(before + after + 1).map((count) => ({
      at: place((count - before) * unit),
      ...(count === before && { text: name }),
    }));
  return {
    head: { kicker: 'This outage costs up to', answer: money(total), note: paidInWords(outage) },
    wide: {
      height: 330,
      axis: { side: 'below', ticks: ticksOf(across, 'Failure') },
      parts: wideParts(outage, across),
    },
    narrow: {
      height: 456,
      axis: { side: 'left', ticks: ticksOf(downwards, 'Fails') },
      parts: narrowParts(outage, downwards),
    },
  };
}

type Place = (hour: number) => number;

const radius = { failure: 32, work: 24 };

/** Where work begins again: beside the failure's ball, if that is at the same hour. */
const workAgain = (hours: number, place: Place) =>
  Math.max(place(hours), place(0) + radius.failure + radius.work + 2);

/** One bar from the last copy to the first work, with what it costs over it. */
function wideParts(outage: Outage, x: Place): FigurePart[] {
  const { lost, down, total } = resultOf(outage);
  const [top, height] = [56, 56];
  const [failure, start, end] = [x(0), x(-lost.hours), workAgain(down.hours, x)];
  const middle = top + height / 2;
  /** The name stays on its side of the failure. */
  const limit = (side: -1 | 1, check: LimitCheck): FigurePart[] => {
    const title = limitName(check);
    const hour = side * check.limit;
    const half = (title.length * character) / 2;
    const from = Math.min(
      Math.max(side * (x(hour) - failure), half + 4),
      side * (side > 0 ? 614 : 52) - side * failure - half,
    );
    return [
      {
        path: 'limit',
        through: [
          [x(hour), top - 10],
          [x(hour), top + height + 20],
        ],
      },
      {
        title,
        isScale: true,
        at: [failure + side * from, top + height + 26],
        align: 'middle',
        verticalAlign: 'top',
      },
    ];
  };
  return [
    {
      value: money(total),
      isScale: true,
      at: [Math.min(Math.max((start + end) / 2, 130), 536), 12],
      align: 'middle',
    },
    { shape: `M0 10V0H${end - start}V10`, stroke: 'plain', at: [start, 30] },
    { shape: [failure - start, height], fill: 'light', stroke: 'plain', at: [start, top] },
    { shape: [end - failure, height], fill: 'paper', at: [failure, top] },
    ...limit(-1, lost),
    ...limit(1, down),
    { ball: 'trouble', at: [failure, middle], radius: radius.failure },
    { ball: 'work', at: [end, middle], radius: radius.work },
    {
      title: 'Work lost',
      value: onCloth(lost.hours),
      text: verdict(lost),
      at: [52, 178],
      verticalAlign: 'top',
    },
    {
      title: 'Time down',
      value: onCloth(down.hours),
      text: verdict(down),
      at: [614, 178],
      align: 'end',
      verticalAlign: 'top',
    },
  ];
}

/** The same, down the table. */
function narrowParts(outage: Outage, y: Place): FigurePart[] {
  const { lost, down } = resultOf(outage);
  const [left, width, words] = [88, 56, 180];
  const [failure, start, end] = [y(0), y(-lost.hours), workAgain(down.hours, y)];
  const middle = left + width / 2;
  const side = (hour: number, title: string, check: LimitCheck): FigurePart[] => {
    const isBefore = hour <= 0 && check === lost;
    const isNear = Math.abs(y(hour) - failure) < 76;
    // The words stand beside the failure, or if the limit is there, at the end of the table.
    const [near, far] = isBefore ? [failure - 8, 8] : [failure + 8, 412];
    return [
      {
        path: 'limit',
        through: [
          [left - 12, y(hour)],
          [left + width + 28, y(hour)],
        ],
      },
      {
        text: limitName(check),
        isScale: true,
        at: [words, y(hour) + (isBefore ? -2 : 2)],
        verticalAlign: isBefore ? 'bottom' : 'top',
        on: 'line',
      },
      {
        title: `${title}: ${onCloth(check.hours)}`,
        text: verdict(check),
        at: [words, isNear ? far : near],
        verticalAlign: isBefore === isNear ? 'top' : 'bottom',
      },
    ];
  };
  return [
    { shape: [width, failure - start], fill: 'light', stroke: 'plain', at: [left, start] },
    { shape: [width, end - failure], fill: 'paper', at: [left, failure] },
    ...side(-lost.limit, 'Lost', lost),
    { ball: 'trouble', at: [middle, failure], radius: radius.failure },
    ...side(down.limit, 'Down', down),
    { ball: 'work', at: [middle, end], radius: radius.work },
  ];
}

const limitName = ({ limit }: LimitCheck) => `Limit ${onCloth(limit).replace(/ hours?/, ' h')}`;

const verdict = ({ isMet }: LimitCheck) => `Limit ${isMet ? 'met' : 'missed'}`;

/** At most three digits fit. */
const onCloth = (hours: number) =>
  hours < 1000 ? hoursInWords(Number(hours.toPrecision(3))) : `${Math.round(hours / 24)} days`;

/** Greatest width of a character, also where the reader has set them apart. */
const character = 10;
