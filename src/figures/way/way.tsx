import type { Way } from '../../content/schema/figures/way.ts';
import { Sign } from '../signs.tsx';
import draft from './draft.svg?no-inline';
import post from './post.svg?no-inline';

const files = { draft, post } as const;

/** Stations on a line, one after the other; two ways may lead to one goal. */
export function WayDrawing({ ways, goal }: Pick<Way, 'ways' | 'goal'>) {
  const columns = Math.max(...ways.map(({ stations }) => stations.length));
  return (
    <div className="way" style={{ '--columns': columns, '--ways': ways.length }}>
      {ways.map(({ stations, planned, arrives }, row) => (
        <ol
          key={stations[0]?.title}
          role="list"
          className={goal && !arrives ? 'stopped' : undefined}
          style={{ '--way': row + 1 }}
        >
          {stations.map((station, index) => {
            const isLast = index === stations.length - 1;
            const isStopped = goal !== undefined && !arrives;
            const at = isLast ? columns : index + 1;
            const leadsToLast = index === stations.length - 2;
            return (
              <Station
                key={station.title}
                station={station}
                line={isLast && !arrives ? undefined : planned ? 'line planned' : 'line'}
                at={at}
                next={leadsToLast ? columns + (isStopped ? 1 : 0) : at + 1}
              />
            );
          })}
        </ol>
      ))}
      {goal && (
        <p className="goal">
          <b>{goal}</b>
        </p>
      )}
    </div>
  );
}

interface StationProps {
  station: Way['ways'][number]['stations'][number];
  /** Class of the line to the next one. */
  line: string | undefined;
  /** Its column, and that to which its line leads. */
  at: number;
  next: number;
}

function Station({ station, line, at, next }: StationProps) {
  const { title, text, ball, picture, talk } = station;
  return (
    <li style={{ '--at': at, '--next': next }}>
      {line && <i className={line} />}
      {ball ? <Sign ball={ball} /> : <i className="gate" />}
      <p className="label">
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      {picture && <img src={files[picture]} alt="" width="116" height="150" />}
      {talk && (
        <p className="talk">
          {talk.map((words) => (
            <b key={words}>{words}</b>
          ))}
        </p>
      )}
    </li>
  );
}
