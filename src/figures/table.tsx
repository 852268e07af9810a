import type { ReactNode } from 'react';
import { Ball } from '../components/ball.tsx';
import type { Head as HeadWords } from '../content/schema/figures/figure.ts';

interface FeltProps {
  head: HeadWords;
  /** Which rail is the axis: the lower one, or where the table is narrow, the left one for time. */
  axis?: 'amounts' | 'time' | undefined;
  /** False as long as the result is not reached: then the pocket is empty. */
  isMade?: boolean | undefined;
  /** False if the visitor entered it, or the browser measured it. */
  isExample?: boolean | undefined;
  /** The drawing, in lanes below the headline. */
  children: ReactNode;
}

/**
 * The cloth. Its headline is the called shot: from the answer to the one live pocket, in which our ball lies. Its rails are
 * those of the `table` around it.
 */
export function Felt({
  head: { kicker, answer, note },
  axis,
  isMade = true,
  isExample = true,
  children,
}: FeltProps) {
  return (
    <div className="cloth" data-axis={axis}>
      <div className="figure-head">
        {/* Keyed by their text: a translator may have replaced the nodes that React knows. */}
        <p key={`${kicker} ${isExample}`}>
          <b>{kicker}</b> {isExample && <span className="stamp">Example</span>}
        </p>
        <p key={answer} className="answer">
          {answer}
        </p>
        {note && <p key={note}>{note}</p>}
        <i className="live-pocket">{isMade && <Ball tilt={6} />}</i>
      </div>
      {children}
    </div>
  );
}

export interface Unit {
  /** Its share of the rail. */
  at: number;
  name?: string | undefined;
  /** The customer's value: a white disc, as their ball. */
  isYours?: boolean;
}

/** The rail with diamonds, one for each unit, and names for some. What it says is in the drawing too. */
export function Axis({ units }: { units: readonly Unit[] }) {
  return (
    <div className="axis" aria-hidden="true">
      {units.map(({ at, name, isYours }) => (
        <span key={at} className={isYours ? 'yours' : undefined} style={{ '--at': at }}>
          {name}
        </span>
      ))}
    </div>
  );
}
