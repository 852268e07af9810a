import type {
  Drawing,
  TableBall,
  TableHead,
  TablePart,
  TablePicture,
  TableShape,
} from '../../content/types/figure.ts';
import { Ball, CueBall, DangerBall } from '../components/ball.tsx';
import { Label } from './label.tsx';
import {
  diamondsPath,
  type Place,
  type Round,
  type ShapeName,
  shapes,
  strokePath,
  tenths,
} from './shape.ts';

interface TableProps {
  figure: Drawing;
  own: number;
}

/** The table in both shapes, of which the style sheet shows one. */
export function Table({ figure, own }: TableProps) {
  return (
    <>
      <TableIn shape="wide" figure={figure} own={own} />
      <TableIn shape="narrow" figure={figure} own={own} />
    </>
  );
}

/** Distance between a ball's edge and the end of a stroke. */
const gap = 3;

function TableIn({ figure, own, shape }: TableProps & { shape: ShapeName }) {
  const { width, pocket, rail, indent, type } = shapes[shape];
  const height = figure.height[shape];
  const top = figure.topRail?.[shape] ?? rail;
  const cloth = { x: rail, y: top, width: width - 2 * rail, height: height - top - rail };
  const pockets = [pocket.inset, width - pocket.inset].flatMap((x) =>
    [pocket.inset, height - pocket.inset].map((y): Place => [x, y]),
  );
  const rounds = [
    ...pockets.map((at): Round => ({ at, radius: pocket.radius })),
    ...figure.parts.flatMap((part): Round[] => {
      const place = 'ball' in part && part[shape];
      return place ? [{ at: [place[0], place[1]], radius: place[2] + gap }] : [];
    }),
  ];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is read as it is
    <svg viewBox={`0 0 ${width} ${height}`} className={shape} fontSize={type.text}>
      <rect {...cloth} fill="var(--cloth)" className="felt" data-part="cushion" />
      <rect {...cloth} className="felt-light" data-part="cushion" />
      {pockets.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={pocket.radius}
          className="pocket"
          data-part="pocket"
        />
      ))}
      <Head head={figure.head} at={[rail + indent, top + indent]} shape={shape} />
      {figure.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a figure have no names
        <Part key={index} part={part} own={own} shape={shape} rounds={rounds} />
      ))}
    </svg>
  );
}

interface HeadProps {
  head: TableHead;
  at: Place;
  shape: ShapeName;
}

function Head({ head: { kicker, answer, line, narrow = 36 }, at: [x, y], shape }: HeadProps) {
  const label = { title: kicker, answer, text: line, edge: 'top' } as const;
  return <Label label={label} at={shape === 'narrow' ? [x, y, narrow] : [x, y]} shape={shape} />;
}

interface PartProps {
  part: TablePart;
  own: number;
  shape: ShapeName;
  rounds: readonly Round[];
}

function Part({ part, own, shape, rounds }: PartProps) {
  if ('ball' in part) {
    return part[shape] && <PlacedBall ball={part.ball} at={part[shape]} own={own} />;
  }
  if ('stroke' in part) {
    return part[shape] && <path d={strokePath(part[shape], rounds)} className={part.stroke} />;
  }
  if ('diamonds' in part) {
    const path = part[shape] && diamondsPath(part.diamonds, part[shape]);
    return path && <path d={path} className="diamonds" data-part="diamonds" />;
  }
  if ('as' in part) return part[shape] && <PlacedShape part={part} at={part[shape]} />;
  if ('picture' in part) return part[shape] && <Picture part={part} at={part[shape]} />;
  return part[shape] && <Label label={part} at={part[shape]} shape={shape} />;
}

interface PlacedBallProps {
  ball: TableBall['ball'];
  at: readonly [x: number, y: number, radius: number];
  own: number;
}

function PlacedBall({ ball, at, own }: PlacedBallProps) {
  if (ball === 'ghost') {
    return <circle cx={at[0]} cy={at[1]} r={at[2]} className="ghost" data-part="ball" />;
  }
  if (ball === 'cue') return <CueBall at={at} />;
  if (ball === 'danger') return <DangerBall at={at} />;
  const number = ball === 'own' ? own : ball;
  return <Ball key={number} number={number} tilt={6} at={at} />;
}

interface PlacedShapeProps {
  part: TableShape;
  at: readonly [x: number, y: number, scale?: number];
}

function PlacedShape({ part, at: [x, y, scale = 1] }: PlacedShapeProps) {
  const transform = `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
  const look = {
    transform,
    className: part.as,
    'data-part': part.as === 'rail' || part.as === 'pocket' ? part.as : undefined,
  };
  if (part.path) return <path d={part.path} {...look} />;
  const [width, height, corner] = part.box ?? [0, 0];
  return <rect width={width} height={height} rx={corner} {...look} />;
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
      {picture.map((shape) =>
        shape.as === 'text' ? (
          <text
            key={shape.text}
            x={shape.at[0]}
            y={shape.at[1]}
            fontSize={shape.size}
            className="as-heading"
          >
            {shape.text}
          </text>
        ) : (
          <path key={shape.as + shape.path} d={shape.path} className={shape.as} />
        ),
      )}
    </svg>
  );
}
