import type { FigureText } from '../../../content/model/figures/figure-text.ts';
import type { Lane, Lanes } from '../../../content/model/figures/lanes.ts';
import { diamond, Sign } from '../sign.tsx';
import { Sum } from '../sum.tsx';

/** What is drawn; the text around it is the page's. */
type Drawn = Omit<Lanes, 'kind' | keyof FigureText>;

/** Half of a ball, in px. */
const radius = 17;

/** Rows on a common axis. A lane's line is drawn in per cent, so that it fits any width. */
export function Drawing({ figure }: { figure: Drawn }) {
  const { axis, lanes, sum, sumText } = figure;
  return (
    <div className={`lanes${sum ? ' summed' : ''}`}>
      <ul className="lane-list">
        <li className="lane axis" aria-hidden="true">
          <svg className="track" aria-hidden="true">
            {axis.map(({ at, name, bare }) => (
              <svg key={at} x={`${at}%`} aria-hidden="true">
                {!bare && <path d={diamond} />}
                {name && <text>{name}</text>}
              </svg>
            ))}
          </svg>
        </li>
        {lanes.map((lane, index) => (
          <li key={lane.title} className={lane.marks.length > 0 ? 'lane' : 'lane total'}>
            <p>
              <b>{lane.title}</b>
              {lane.text && ` ${lane.text}`}
            </p>
            <Track figure={figure} lane={lane} number={index + 1} />
            {lane.values && (
              <p className="values">
                {lane.values.map(({ name, value }) => (
                  <span key={name}>
                    {`${name} `}
                    <b>{value}</b>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {sum && <Sum rows={sum}>{sumText}</Sum>}
    </div>
  );
}

interface TrackProps {
  figure: Drawn;
  lane: Lane;
  number: number;
}

/** Moves a dotted line away from its ghost, so that it ends at the ring and not inside it. */
function shiftOf({ marks }: Lane, from: number, to: number): string | undefined {
  const ghost = marks.find(({ sign }) => sign === 'ghost')?.at;
  if (ghost === from) return `translate(${radius - 2})`;
  return ghost === to ? `translate(${2 - radius})` : undefined;
}

function Track({ figure, lane, number }: TrackProps) {
  return (
    <svg className="track" aria-hidden="true">
      {figure.closed?.map(([from, to]) => (
        <rect key={from} x={`${from}%`} width={`${to - from}%`} height="100%" className="closed" />
      ))}
      {figure.limit !== undefined && (
        <line x1={`${figure.limit}%`} x2={`${figure.limit}%`} y2="100%" />
      )}
      {lane.runs?.map(({ from, to, planned }) => (
        <line
          key={from}
          x1={`${from}%`}
          x2={`${to}%`}
          y1="50%"
          y2="50%"
          className={planned && 'dotted'}
          transform={planned && shiftOf(lane, from, to)}
        />
      ))}
      {lane.marks.map((mark) => (
        <svg key={mark.at} x={`${mark.at}%`} y="50%" aria-hidden="true">
          <svg x={-radius} y={-radius} width={2 * radius} height={2 * radius} aria-hidden="true">
            <Sign sign={mark.sign} number={mark.number ?? number} />
          </svg>
        </svg>
      ))}
    </svg>
  );
}
