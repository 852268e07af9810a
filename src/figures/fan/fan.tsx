import type { Fan } from '../../content/schema/figures/fan.ts';
import { Sign } from '../signs.tsx';

/** From one ball to several ends, or from several to one and on. */
export function FanDrawing({ from, before, ball, title, wall, ends, quote }: Fan) {
  return (
    <div className="fan">
      {wall?.map((side) => (
        <p key={side} className="label side">
          {side}
        </p>
      ))}
      {from && (
        <ul className="from" role="list">
          {from.map((name) => (
            <li key={name}>
              <b>{name}</b>
            </li>
          ))}
        </ul>
      )}
      {from && <Lines lines={from.map(() => 'stopped')} isReversed />}
      {before && (
        <>
          <Hub {...before} className="hub before" />
          <i className="line" />
        </>
      )}
      <Hub ball={ball} title={title} />
      <Lines lines={ends.map(({ line }) => line)} />
      <ul className="ends" role="list">
        {ends.map(({ title: name, text, line, sign }) => (
          <li key={name} className={line}>
            {sign && <i className={sign} />}
            <p className={quote ? 'label paper' : 'label'}>
              <b>{name}</b> {text && <span>{text}</span>}
              {quote && <span>{quote}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hub({
  ball,
  title,
  className = 'hub',
}: Pick<Fan, 'ball' | 'title'> & { className?: string }) {
  return (
    <div className={className}>
      <Sign ball={ball} />
      {title && (
        <p className="label">
          <b>{title}</b>
        </p>
      )}
    </div>
  );
}

type Line = Fan['ends'][number]['line'];

/** Lines from the middle of one side to rows of equal height on the other. */
function Lines({ lines, isReversed }: { lines: readonly Line[]; isReversed?: boolean }) {
  const { length } = lines;
  const [near, far] = isReversed ? [1, 0] : [0, 1];
  return (
    <svg
      viewBox={`0 0 1 ${length}`}
      preserveAspectRatio="none"
      className="lines"
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
        <path key={index} d={`M${near} ${length / 2}L${far} ${index + 0.5}`} className={line} />
      ))}
    </svg>
  );
}
