import type { ReactNode } from 'react';
import type { Bars } from '../../content/schema/figures/bars.ts';
import type { BallName } from '../../content/schema/figures/figure.ts';
import { Sign } from '../signs.tsx';
import { Axis, type Unit } from '../table.tsx';

/** A bar on the scale, from 0 to 1. */
export interface Bar {
  title: string;
  /** Its value, in large. */
  value?: string | undefined;
  text?: string | undefined;
  from: number;
  to: number;
  /** What is taken away. */
  outline?: boolean;
  planned?: boolean | undefined;
  /** At its end. */
  ball?: BallName | undefined;
  limit?: number;
  /** Where it should end. */
  target?: number;
  /** Indices of the bars for which it waits. */
  after?: readonly number[];
  /** A control over its row, and what that opens. */
  control?: ReactNode;
}

interface BarsDrawingProps {
  bars: readonly Bar[];
  units: readonly Unit[];
  /** Of all bars, if they share it: one line, and a dotted track up to it in each row. */
  limit?: number;
}

/** Named bars below each other, on one scale. */
export function BarsDrawing({ bars, units, limit }: BarsDrawingProps) {
  return (
    <div
      className={limit === undefined ? 'bars' : 'bars to-limit'}
      style={limit === undefined ? undefined : { '--limit': limit, '--rows': bars.length }}
    >
      {limit !== undefined && <i className="limit" />}
      <ol role="list">
        {bars.map((bar, index) => (
          <BarRow key={bar.title} bar={bar} row={index + 1} />
        ))}
      </ol>
      {bars.flatMap(({ after = [], from, ball }, index) =>
        after.map((first) => (
          <i
            key={`${first} ${from}`}
            className={ball ? 'tie to-ball' : 'tie'}
            style={{
              '--from': bars[first]?.to,
              '--to': from,
              gridRow: `${first + 2} / ${index + 2}`,
            }}
          />
        )),
      )}
      <Axis units={units} />
    </div>
  );
}

function BarRow({ bar, row }: { bar: Bar; row: number }) {
  const { title, control, value, text, from, to, outline, planned, ball, limit, target } = bar;
  const look = planned ? 'bar planned' : outline ? 'bar outline' : 'bar';
  return (
    <li style={{ '--row': row }}>
      <div className="label">
        <b key={title}>{title}</b>{' '}
        {value && (
          <span key={value} className="value">
            {value}
          </span>
        )}{' '}
        {text && <span key={text}>{text}</span>}
      </div>
      <div
        className="track"
        style={{ '--from': from, '--to': to, '--target': target, '--limit': limit }}
      >
        {limit !== undefined && <i className="limit" />}
        {to > from && <i className={look} />}
        {target !== undefined && (
          <>
            <i className="line planned" />
            <span className="target">
              <Sign ball="ghost" />
            </span>
          </>
        )}
        {ball && (
          <span className="end">
            <Sign ball={ball} />
          </span>
        )}
      </div>
      {control}
    </li>
  );
}

const inDollars = (amount: number) =>
  `${amount < 0 ? '–' : ''}$${Math.abs(amount).toLocaleString('en-AU')}`;

/** The bars of a service's figure, with amounts one after the other, and their sum. */
export function barsOf({
  scale,
  bars,
  planned,
  sum,
}: Pick<Bars, 'scale' | 'bars' | 'planned' | 'sum'>): Bar[] {
  let total = 0;
  const drawn = bars.map(({ title, text, span = [0, 0], adds, after, ball }): Bar => {
    const start = total;
    total += adds ?? 0;
    const [from, to] = adds === undefined ? span : [Math.min(start, total), Math.max(start, total)];
    return {
      title,
      text: adds === undefined ? text : inDollars(adds),
      from: from / scale.to,
      to: to / scale.to,
      outline: adds !== undefined && adds < 0,
      planned,
      ball,
      after: after?.map((number) => number - 1) ?? [],
    };
  });
  const end: Bar[] = sum
    ? [{ title: sum, value: inDollars(total), from: 0, to: total / scale.to, ball: 'work' }]
    : [];
  return [...drawn, ...end];
}

/** Diamonds from 0 to the end of the scale. */
export const unitsOf = ({ to, diamond, names }: Bars['scale']) =>
  Array.from({ length: Math.floor(to / diamond) + 1 }, (_, index) => ({
    at: (index * diamond) / to,
    name: names.find(({ at }) => at === index * diamond)?.name,
  }));
