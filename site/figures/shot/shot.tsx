import type { Shot, ShotPoint } from '../../../content/model/figures/shot.ts';
import { Sign } from '../sign.tsx';

/** Where a point lies, in per cent of the drawing. */
type Place = readonly [x: number, y: number];

/** Half of the gap in a wall, in per cent. */
const gap = 9;

/** Points in cells of equal size, and the lines between them: drawn once wide, once upright. */
export function Drawing({ figure }: { figure: Shot }) {
  const { points } = figure;
  const rows = Math.max(...points.map(({ row }) => row)) + 1;
  const wide = points.map(
    ({ column, row }): Place => [column * 20 + 10, ((row + 0.5) / rows) * 100],
  );
  const tall = points.map(
    ({ row }, index): Place => [((row + 0.5) / rows) * 100, ((index + 0.5) / points.length) * 100],
  );
  return (
    <ol className="points">
      <li className="paths" aria-hidden="true">
        <Paths figure={figure} places={wide} wall="V" name="wide" />
        <Paths figure={figure} places={tall} wall="H" name="tall" />
      </li>
      {points.map((point) => (
        <Point key={point.title} point={point} />
      ))}
    </ol>
  );
}

function Point({ point }: { point: ShotPoint }) {
  return (
    <li className={`point x${point.column} y${point.row}${labelOf(point)}`}>
      <Sign sign={point.sign} number={point.number} />
      <p>
        <b>{point.title}</b>
        {point.text && ` ${point.text} `}
        {point.state && <span className="state">{point.state}</span>}
      </p>
    </li>
  );
}

function labelOf({ sign, label }: ShotPoint): string {
  if (sign === 'wall') return ' beside';
  return label ? ` ${label}` : '';
}

interface PathsProps {
  figure: Shot;
  places: readonly Place[];
  /** The direction in which walls run. */
  wall: 'H' | 'V';
  name: 'wide' | 'tall';
}

function Paths({ figure, places, wall, name }: PathsProps) {
  const at = (index: number): Place => places[index] ?? [0, 0];
  const walls = figure.points.flatMap(({ sign }, index) =>
    sign === 'wall' ? [wallRound(at(index), wall)] : [],
  );
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={name} aria-hidden="true">
      {figure.wallTo !== undefined && wall === 'V' && (
        <path d={wallTo(at(figure.wallTo))} className="cushion" />
      )}
      {walls.length > 0 && <path d={walls.join('')} className="wall" />}
      {figure.lines.map(({ through, played, bounce }) => (
        <path
          key={through.join()}
          d={pathOf(through.map(at), bounce && wall)}
          className={played ? 'played' : 'dotted'}
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A wall from the cushion to the way round it, with the gap where the point lies. */
function wallRound([x, y]: Place, wall: 'H' | 'V'): string {
  const along = wall === 'V' ? y : x;
  const [start, open, shut, end] = [40, along - gap, along + gap, 97].map(round);
  return wall === 'V'
    ? `M${round(x)} ${start}V${open}M${round(x)} ${shut}V${end}`
    : `M${start} ${round(y)}H${open}M${shut} ${round(y)}H${end}`;
}

/** A wall from the cushion to the opening. */
const wallTo = ([x, y]: Place) => `M${x} 0V${round(y - gap)}`;

/** A line through places; a bounce comes back a fifth of the way, as off a cushion. */
function pathOf(places: readonly Place[], wall?: 'H' | 'V'): string {
  const path = `M${places.map((place) => place.map(round).join(' ')).join(' ')}`;
  const [from, to] = places.slice(-2);
  if (!wall || !from || !to) return path;
  const [along, across] = [(to[0] - from[0]) / 5, (to[1] - from[1]) / 5];
  const back: Place =
    wall === 'V' ? [to[0] - along, to[1] + across] : [to[0] + along, to[1] - across];
  return `${path} ${back.map(round).join(' ')}`;
}
