import type { CSSProperties, ReactNode } from 'react';
import type { LineId } from '../../content/types/service-line.ts';
import { Ball, CueBall, TroubleBall } from './ball.tsx';

interface LaneProps {
  line: LineId;
  to: string;
  /** Black is what goes wrong, white who asks. */
  ball: 'trouble' | 'you';
  words: string;
  /** Of our ball: the eight, or a service's place in its line. */
  number?: number;
  name: ReactNode;
  /** What the pocket is called. */
  result: ReactNode;
  /** Place of its first ball in the order of falling. */
  order?: number;
}

/** One sentence on a table, which is one link: what goes wrong or who asks, our ball, and a named pocket. */
export function Lane({ line, to, ball, words, number, name, result, order = 0 }: LaneProps) {
  return (
    <a href={to} className="lane" data-line={line}>
      <span className="case">
        <Resting order={order}>
          {ball === 'you' ? <CueBall /> : <TroubleBall at={[30, 30, 30]} />}
        </Resting>
        <span className="words">{words}</span>
      </span>{' '}
      <span className="work">
        <Resting order={order + 1}>
          <Ball number={number} tilt={0} />
        </Resting>
        <span className="name">
          <span>{name}</span>
        </span>{' '}
        <span className="result">{result}</span>
        <i className="live-pocket" aria-hidden="true" />
      </span>
    </a>
  );
}

interface RestingProps {
  order: number;
  children: ReactNode;
}

function Resting({ order, children }: RestingProps) {
  const style: CSSProperties = { '--order': order };
  return (
    <span className="resting-ball" style={style}>
      {children}
    </span>
  );
}
