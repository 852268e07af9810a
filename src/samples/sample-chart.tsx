import { countDots } from '../content/dots.ts';
import type {
  SampleBarsData,
  SampleChartData,
  SampleDotsData,
  SamplePlanData,
} from '../content/schema/sample.ts';
import { LetterMark } from './letter.tsx';

/** A chart of a sample's own data. Each row has its result in words. */
export function SampleChart({ part: chart }: { part: SampleChartData }) {
  return (
    <figure className="sample-chart">
      {chart.title && (
        <figcaption>
          <LetterMark letter={chart.callout} />
          {chart.title}
        </figcaption>
      )}
      {chart.kind === 'bars' && <Bars chart={chart} />}
      {chart.kind === 'dots' && <Dots chart={chart} />}
      {chart.kind === 'plan' && <Plan chart={chart} />}
      {chart.note && <p className="small soft">{chart.note}</p>}
    </figure>
  );
}

function Bars({ chart: { scale, ticks, bars } }: { chart: SampleBarsData }) {
  return (
    <ul className="chart-rows stack" role="list">
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

function Dots({ chart: { rows } }: { chart: SampleDotsData }) {
  return (
    <ul className="chart-rows stack" role="list">
      {rows.map(({ name, dots, text }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="dots" aria-hidden="true">
            {dots.flatMap(([count, as = 'done']) =>
              Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names
                <i key={`${as} ${index}`} className={as} />
              )),
            )}
          </span>
          <b>{text ?? resultOf(dots)}</b>
        </li>
      ))}
    </ul>
  );
}

/** '36 of 38' */
function resultOf(dots: SampleDotsData['rows'][number]['dots']): string {
  const { done, total } = countDots(dots);
  return `${done} of ${total}`;
}

/** Arrows through the wall at x = 36: stopped, free, or past a check. */
const arrows = {
  shut: 'M2 10H24M18 3l8 7-8 7',
  open: 'M2 10H68M60 3l8 7-8 7',
  guarded: 'M2 10H26M46 10H68M60 3l8 7-8 7M36 1l8 9-8 9-8-9z',
} as const;

function Plan({ chart: { sides, doors } }: { chart: SamplePlanData }) {
  return (
    <ul className="chart-plan" role="list">
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
