import type { Timeline } from '../../content/schema/figures/timeline.ts';
import { positionOf } from '../../content/times.ts';
import { Sign } from '../signs.tsx';
import { Axis } from '../table.tsx';
import { spareInWords, timeInWords, unitInWords } from './times.ts';

/** Events on a line, as far from each other as their times, and the limit. It runs to the right, on narrow tables down. */
export function TimelineDrawing({
  events,
  limit,
  full,
}: Pick<Timeline, 'events' | 'limit' | 'full'>) {
  const [first = limit] = events;
  const last = events.at(-1) ?? limit;
  const [start, end] = [positionOf(first.at), positionOf(limit.at)];
  // In sixtieths: a track of less than 1fr would grow with its label, and the others would not.
  const tracks = events.map(
    ({ at }, index) => 60 * (positionOf((events[index + 1] ?? limit).at) - positionOf(at)),
  );
  return (
    <div
      className={full ? 'timeline fills' : 'timeline'}
      style={{
        '--tracks': tracks.map((length) => `${length}fr`).join(' '),
        '--from': full && `${full[0]}%`,
        '--to': full && `${full[1]}%`,
      }}
    >
      <ol role="list">
        {events.map(({ at, title, ball }, index) => {
          const next = events[index + 1];
          return (
            <li key={at} style={{ '--track': index + 1 }}>
              <i className={next && !next.planned ? 'line' : 'line planned'} />
              {ball ? <Sign ball={ball} /> : <i className="moment" />}
              <p className="label">
                <b>{title}</b> <span>{timeInWords(at)}</span>
              </p>
            </li>
          );
        })}
        <li className="limit" style={{ '--track': events.length }}>
          <i className="limit-line" />
          {limit.ball && <Sign ball={limit.ball} />}
          <p className="label">
            <b>{limit.title}</b> <span>{spareInWords(last.at, limit.at)}</span>
          </p>
        </li>
      </ol>
      <Axis units={unitsOf(first.at, start, end)} />
    </div>
  );
}

/** Each hour or month from the first event to the limit, with its share of the line. */
function unitsOf(time: string, start: number, end: number) {
  const first = Math.ceil(start);
  return Array.from({ length: Math.floor(end) - first + 1 }, (_, index) => ({
    at: (first + index - start) / (end - start),
    name: unitInWords(time, first + index),
  }));
}
