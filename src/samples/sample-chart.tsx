import type {
  SampleBarsData,
  SampleChartData,
  SampleDotsData,
  SamplePlanData,
} from '../../content/types/sample.ts';

/** A chart of a sample's own data. Each row has its result in words. */
export function SampleChart({ part: chart }: { part: SampleChartData }) {
  return (
    <figure className="sample-chart group">
      <figcaption>
        {chart.callout && <span className="letter">{chart.callout}</span>}
        {chart.title}
      </figcaption>
      {chart.kind === 'bars' && <Bars chart={chart} />}
      {chart.kind === 'dots' && <Dots chart={chart} />}
      {chart.kind === 'plan' && <Plan chart={chart} />}
      {chart.note && <p className="soft">{chart.note}</p>}
    </figure>
  );
}

function Bars({ chart: { scale, ticks, bars } }: { chart: SampleBarsData }) {
  return (
    <ul className="rows stack" role="list">
      {bars.map(({ name, spans, limit, text }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox={`0 0 ${scale} 16`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 15.5H${scale}`} className="ground" />
            {spans.map(([from, to, as = 'done']) => (
              <rect key={from} x={from} y="2" width={to - from} height="12" className={as} />
            ))}
            {limit !== undefined && <path d={`M${limit} 0V16`} className="limit" />}
          </svg>
          <b>{text}</b>
        </li>
      ))}
      {ticks && (
        <li className="ticks" aria-hidden="true">
          <span />
          <span>
            {ticks.map(({ at, text }) => (
              <i
                key={at}
                style={{ '--at': at / scale, '--shift': { 0: 0, [scale]: 1 }[at] ?? 0.5 }}
              >
                {text}
              </i>
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}

const dotsInARow = 20;
const pitch = 13;
/** Radii that leave room for each kind's stroke. */
const radii = { done: 4.5, planned: 3.75, missed: 3.25 } as const;

/** All dots of a kind as one path: a row has up to a hundred. */
function dotsPath(from: number, count: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [(from + index) % dotsInARow, Math.floor((from + index) / dotsInARow)];
    const [x, y] = [(column + 0.5) * pitch - radius, (row + 0.5) * pitch];
    return `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  }).join('');
}

function Dots({ chart: { rows } }: { chart: SampleDotsData }) {
  return (
    <ul className="rows stack" role="list">
      {rows.map(({ name, dots, text }) => {
        const total = dots.reduce((sum, [count]) => sum + count, 0);
        let from = 0;
        return (
          <li key={name}>
            <span>{name}</span>
            <svg
              width={Math.min(total, dotsInARow) * pitch}
              height={Math.ceil(total / dotsInARow) * pitch}
              aria-hidden="true"
            >
              {dots.map(([count, as = 'done']) => {
                const path = dotsPath(from, count, radii[as]);
                from += count;
                return <path key={as} d={path} className={`dots ${as}`} />;
              })}
            </svg>
            <b>{text}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Arrows through the wall at x = 36: stopped, free, or past a check. */
const arrows = {
  shut: 'M2 10H24M18 3l8 7-8 7',
  open: 'M2 10H68M60 3l8 7-8 7',
  guarded: 'M2 10H26M46 10H68M60 3l8 7-8 7M36 1l8 9-8 9-8-9z',
} as const;

function Plan({ chart: { sides, doors } }: { chart: SamplePlanData }) {
  return (
    <ul className="plan" role="list">
      <li aria-hidden="true">
        <b>{sides[0]}</b>
        <b>{sides[1]}</b>
      </li>
      {doors.map(({ before, door, behind }) => (
        <li key={before}>
          <span>{before}</span>
          <span className={`door ${door}`}>
            <svg viewBox="0 0 72 20" width="72" height="20" aria-hidden="true">
              <path d={arrows[door]} />
            </svg>
            <span className="visually-hidden">, {door}: </span>
          </span>
          <span>{behind}</span>
        </li>
      ))}
    </ul>
  );
}
