import type { Tick, Timeline, TimelineRun } from '../../../content/model/figure.ts';
import type { Outage } from './outage.ts';
import { placesOf } from './places.ts';
import { hoursInWords } from './words.ts';

/** What the tool draws: the failure, the copy and the restore around it, and the targets. */
export function outageFigure({ copyAge, restore, rpo, rto }: Outage) {
  const signs = [
    { time: -rpo, sign: 'ghost', text: 'Oldest copy you accept' },
    { time: -copyAge, sign: 'ball', number: 1, text: 'Last copy' },
    { time: 0, sign: 'eight', text: 'The system stops' },
    { time: restore, sign: 'ball', number: 2, text: 'Working again' },
    { time: rto, sign: 'ghost', text: 'Latest return' },
  ] as const;
  // Of the same time, a target lies outside what just meets it, and the failure inside both.
  const sorted = signs.toSorted((one, other) => one.time - other.time);
  const { at: ticks, scale } = placesOf(sorted.map(({ time }) => time));
  const at = (sign: (typeof signs)[number]): Tick => ticks[sorted.indexOf(sign)] ?? 1;
  const [oldest, copy, failure, back, latest] = [
    at(signs[0]),
    at(signs[1]),
    at(signs[2]),
    at(signs[3]),
    at(signs[4]),
  ];
  const marks: Timeline['marks'] = sorted.map(({ time, ...mark }, index) => ({
    ...mark,
    at: ticks[index] ?? 1,
    title: time === 0 && mark.sign === 'eight' ? 'Failure' : timeInWords(time),
  }));
  const runs: TimelineRun[] = [
    { from: oldest, to: failure, name: 'RPO', value: hoursInWords(rpo), text: 'of lost work' },
    { from: failure, to: latest, name: 'RTO', value: hoursInWords(rto), text: 'without it' },
  ];
  if (copyAge <= rpo) runs.push(played(copy, failure, `${hoursInWords(copyAge)} lost`));
  else runs.push(played(copy, oldest, 'Too old'), played(oldest, failure, ''));
  if (restore <= rto) runs.push(played(failure, back, `${hoursInWords(restore)} down`));
  else runs.push(played(failure, latest, ''), played(latest, back, 'Too late'));
  return { marks, runs, scale };
}

const played = (from: Tick, to: Tick, text: string): TimelineRun => ({
  from,
  to,
  played: true,
  text,
});

/** A time before or after the failure. */
const timeInWords = (hours: number) =>
  `${hoursInWords(Math.abs(hours))} ${hours > 0 ? 'after' : 'before'}`;
