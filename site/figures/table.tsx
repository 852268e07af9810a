import type { ReactNode } from 'react';
import type {
  Drawing,
  TableBall,
  TablePart,
  TablePicture,
  TableShape,
} from '../../content/model/figures/table.ts';
import { Ball } from '../ui/ball.tsx';
import type { Circle } from '../ui/circle.ts';
import { CueBall } from '../ui/cue-ball.tsx';
import { Label } from './label.tsx';
import { linePath, placesIn, type Round } from './line-path.ts';
import { pocketsOf, railsOf, type ShapeName, shapes, tenths } from './shape.ts';

interface TableProps {
  figure: Drawing;
  /** Number of the service's own ball. */
  own: number;
}

/** The table in both shapes, of which one is displayed. */
export function Table({ figure, own }: TableProps) {
  return (
    <>
      <Shape figure={figure} own={own} shape="wide" />
      <Shape figure={figure} own={own} shape="narrow" />
    </>
  );
}

/** The distance that a line keeps from a ball's edge. */
const gap = 3;

interface ShapeProps extends TableProps {
  shape: ShapeName;
}

function Shape({ figure, own, shape }: ShapeProps) {
  const { width, pocket } = shapes[shape];
  const height = figure.height[shape];
  const { side, top, bottom } = railsOf(figure, shape);
  const cloth = { width: width - 2 * side, height: height - top - bottom };
  const pockets = pocketsOf(figure, shape);
  const rounds = [
    ...pockets.map((at): Round => ({ at, radius: pocket.radius })),
    ...figure.parts.flatMap((part): Round[] => {
      const place = 'ball' in part && part[shape];
      return place ? [{ at: [place[0], place[1]], radius: place[2] + gap }] : [];
    }),
  ];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is read as it is
    <svg viewBox={`0 0 ${width} ${height}`} className={shape}>
      <rect x={side} y={top} {...cloth} className="felt" />
      <rect x={side} y={top} {...cloth} className="felt-light" />
      {pockets.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={pocket.radius} className="pocket" />
      ))}
      {figure.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a figure never change their order
        <Part key={index} part={part} own={own} shape={shape} rounds={rounds} />
      ))}
    </svg>
  );
}

interface PartProps {
  part: TablePart;
  own: number;
  shape: ShapeName;
  rounds: readonly Round[];
}

function Part({ part, own, shape, rounds }: PartProps) {
  if ('ball' in part) {
    const at = part[shape];
    return at && chosen(part.when, <TableSign ball={part.ball} at={at} own={own} />);
  }
  if ('line' in part) {
    const points = part[shape];
    return points && <path d={linePath(points, rounds)} className={part.line} />;
  }
  if ('diamonds' in part) {
    const ends = part[shape];
    return ends && <path d={diamondsPath(part.diamonds, ends)} className="diamonds" />;
  }
  if ('as' in part) {
    const at = part[shape];
    return at && <PartShape part={part} at={at} />;
  }
  if ('picture' in part) {
    const at = part[shape];
    return at && chosen(part.when, <Picture part={part} at={at} />);
  }
  const at = part[shape];
  return at && chosen(part.when, <Label label={part} at={at} shape={shape} />);
}

const chosen = (when: string | undefined, drawn: ReactNode) =>
  when ? <g className={when}>{drawn}</g> : drawn;

interface SignProps {
  ball: TableBall['ball'];
  at: Circle;
  own: number;
}

function TableSign({ ball, at, own }: SignProps) {
  switch (ball) {
    case 'cue':
      return <CueBall at={at} />;
    case 'ghost':
      return <circle cx={at[0]} cy={at[1]} r={at[2]} className="ghost" />;
    case 'eight':
      return <Ball colour="grey" tilt={6} at={at} />;
    case 'own':
      return <Ball number={own} tilt={6} at={at} own />;
    default:
      return <Ball number={ball} tilt={6} at={at} />;
  }
}

/** A diamond of 9 by 14 around each of the places. */
function diamondsPath(count: number, ends: string): string {
  const [first = [0, 0], last = first] = placesIn(ends);
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const x = first[0] + (last[0] - first[0]) * share;
    const y = first[1] + (last[1] - first[1]) * share;
    return `M${tenths(x)} ${tenths(y - 7)}l4.5 7-4.5 7-4.5-7z`;
  }).join('');
}

interface PartShapeProps {
  part: TableShape;
  at: readonly [x: number, y: number, scale?: number];
}

function PartShape({ part, at: [x, y, scale = 1] }: PartShapeProps) {
  const transform = `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
  if (part.path) return <path d={part.path} transform={transform} className={part.as} />;
  const [width, height, corner] = part.box ?? [0, 0];
  return (
    <rect width={width} height={height} rx={corner} transform={transform} className={part.as} />
  );
}

interface PictureProps {
  part: TablePicture;
  at: readonly [x: number, y: number, scale: number];
}

function Picture({ part: { picture, window }, at: [x, y, scale] }: PictureProps) {
  const [, , width, height] = window;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the text beside it says what it shows
    <svg
      x={x}
      y={y}
      width={tenths(width * scale)}
      height={tenths(height * scale)}
      viewBox={window.join(' ')}
      className="picture"
      aria-hidden={picture.some(({ as }) => as === 'text') ? undefined : true}
    >
      {picture.map(({ when, ...shape }) =>
        shape.as === 'text' ? (
          <text
            key={`${shape.at} ${when}`}
            x={shape.at[0]}
            y={shape.at[1]}
            fontSize={shape.size}
            className={classes('as-heading', when)}
          >
            {shape.text}
          </text>
        ) : (
          <path key={`${shape.path} ${when}`} d={shape.path} className={classes(shape.as, when)} />
        ),
      )}
    </svg>
  );
}

const classes = (name: string, when: string | undefined) => (when ? `${name} ${when}` : name);
