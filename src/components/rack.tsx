import { ballNumberOf, servicesOf } from '../../content/catalogue.ts';
import type { LineId } from '../../content/model.ts';
import { Ball, CueBall } from './ball.tsx';
import { drawing, rackPlaces } from './rack-places.ts';

/** The services of a line, racked: the visitor is the cue ball, and has the first shot. */
export function Rack({ line }: { line: LineId }) {
  const services = servicesOf(line);
  const { balls, cue, ghost, end } = rackPlaces(services.length);
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className="shot" aria-hidden="true">
      <path d={`M${cue[0]} ${cue[1]} ${end[0]} ${end[1]}`} />
      <circle cx={ghost[0]} cy={ghost[1]} r={ghost[2]} />
      <CueBall at={cue} />
      {services.map((service, index) => (
        <Ball key={service.slug} number={ballNumberOf(service)} tilt={0} at={balls[index]} />
      ))}
    </svg>
  );
}
