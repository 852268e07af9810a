import { Ball } from '../../ui/ball.tsx';
import { CueBall } from '../../ui/cue-ball.tsx';
import { drawing, rackPlaces } from './rack-places.ts';

/** The services of a line, racked: the visitor is the cue ball, and has the first shot. */
export function Rack({ services }: { services: number }) {
  const { balls, cue, ghost } = rackPlaces(services);
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className="shot" aria-hidden="true">
      <path d={`M${cue[0]} ${cue[1]} ${ghost[0]} ${ghost[1]}`} />
      <circle cx={ghost[0]} cy={ghost[1]} r={ghost[2]} />
      <CueBall at={cue} />
      {balls.map((ball, index) => (
        <Ball key={ball.join(' ')} number={index + 1} tilt={0} at={ball} />
      ))}
    </svg>
  );
}
