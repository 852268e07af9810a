import type { Tick, Timeline, TimelineRun } from '../../../content/model/figures/timeline.ts';
import type { Outage } from './outage.ts';
import { placesOf } from './places.ts';
import { hoursInWords } from './words.ts';

/** A mark and its hours after the failure; before it, they are negative. */
interface TimedMark extends Omit<Timeline['marks'][number], 'at'> {
  time: number;
}

/** What the tool draws: the failure, the copy and the restore around it, and the targets. */
export function outageFigure(outage: Outage) {
  const { copyAge, restore, rpo, rto } = outage;
  const [oldest, copy, failure, back, latest] = marksOf(outage);
  // Of the same time, a target lies outside what just meets it, and the failure inside both.
  const sorted = [oldest, copy, failure, back, latest].sort((one, other) => one.time - other.time);
  const { at: ticks, scale } = placesOf(sorted.map(({ time }) => time));
  const at = (mark: TimedMark): Tick => ticks[sorted.indexOf(mark)] ?? 2;
  const marks = sorted.map(({ time, ...mark }, index) => ({ ...mark, at: ticks[index] ?? 2 }));
  const played = (from: TimedMark, to: TimedMark, text: string): TimelineRun => ({
    from: at(from),
    to: at(to),
    played: true,
    text,
  });
  const runs: TimelineRun[] = [
    target(at(oldest), at(failure), { name: 'RPO', hours: rpo, of: 'of lost work' }),
    target(at(failure), at(latest), { name: 'RTO', hours: rto, of: 'without it' }),
  ];
  if (copyAge <= rpo) runs.push(played(copy, failure, short(copyAge, 'lost')));
  else runs.push(played(copy, oldest, 'Too old'), played(oldest, failure, ''));
  if (restore <= rto) runs.push(played(failure, back, short(restore, 'down')));
  else runs.push(played(failure, latest, ''), played(latest, back, 'Too late'));
  return { marks, runs, scale };
}

type Marks = readonly [TimedMark, TimedMark, TimedMark, TimedMark, TimedMark];

function marksOf({ copyAge, restore, rpo, rto }: Outage): Marks {
  const before = (hours: number) => `${hoursInWords(hours)} before`;
  const after = (hours: number) => `${hoursInWords(hours)} after`;
  return [
    { time: -rpo, sign: 'ghost', title: before(rpo), text: 'Oldest copy you accept' },
    { time: -copyAge, sign: 'ball', number: 1, title: before(copyAge), text: 'Last copy' },
    { time: 0, sign: 'eight', title: 'Failure', text: 'The system stops' },
    { time: restore, sign: 'ball', number: 2, title: after(restore), text: 'Working again' },
    { time: rto, sign: 'ghost', title: after(rto), text: 'Latest return' },
  ];
}

/** Room for large text under a shot: diamonds that it spans, and characters. */
const large = { diamonds: 4, characters: '10 hours'.length } as const;

function target(
  from: Tick,
  to: Tick,
  { name, hours, of }: { name: string; hours: number; of: string },
): TimelineRun {
  const value = hoursInWords(hours);
  const fits = to - from >= large.diamonds && value.length <= large.characters;
  return { from, to, name, ...(fits ? { value, text: of } : { text: value }) };
}

/** Hours under a line, unless they are too long for the shortest line: its mark says them too. */
function short(hours: number, what: string): string {
  const words = hoursInWords(hours);
  return words.length <= large.characters ? `${words} ${what}` : what;
}
