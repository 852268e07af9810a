import type {
  Drawing,
  TableBall,
  TablePart,
  TablePicture,
  TableShape,
} from '../../content/types/figure.ts';
import { Ball, type Circle, CueBall, DangerBall } from '../components/ball.tsx';
import { Label } from './label.tsx';
import {
  diamondsPath,
  type LayoutName,
  layouts,
  type Place,
  type Round,
  strokePath,
  tenths,
} from './layout.ts';

interface TableProps {
  figure: Drawing;
  ballNumber: number;
}

/** The table in both layouts, of which the style sheet shows one. */
export function Table({ figure, ballNumber }: TableProps) {
  return (
    <>
      <TableIn layout="wide" figure={figure} ballNumber={ballNumber} />
      <TableIn layout="narrow" figure={figure} ballNumber={ballNumber} />
    </>
  );
}

/** Distance between a ball's edge and the end of a stroke. */
const gap = 3;

function TableIn({ figure, ballNumber, layout }: TableProps & { layout: LayoutName }) {
  const { width, pocket, rail, indent, type } = layouts[layout];
  const { kicker: title, answer, line: text, narrow = 36 } = figure.head;
  const height = figure.height[layout];
  const top = figure.topRail?.[layout] ?? rail;
  const cloth = { x: rail, y: top, width: width - 2 * rail, height: height - top - rail };
  const pockets = [pocket.inset, width - pocket.inset].flatMap((x) =>
    [pocket.inset, height - pocket.inset].map((y): Place => [x, y]),
  );
  const rounds = [
    ...pockets.map((at): Round => ({ at, radius: pocket.radius })),
    ...figure.parts.flatMap((part): Round[] => {
      const place = 'ball' in part && part[layout];
      return place ? [{ at: [place[0], place[1]], radius: place[2] + gap }] : [];
    }),
  ];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is read as it is
    <svg viewBox={`0 0 ${width} ${height}`} className={layout} fontSize={type.text}>
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
      <Label
        label={{ title, answer, text, verticalAlign: 'top' }}
        at={[rail + indent, top + indent, layout === 'narrow' ? narrow : Number.POSITIVE_INFINITY]}
        layout={layout}
      />
      {figure.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a figure have no names
        <Part key={index} part={part} ballNumber={ballNumber} layout={layout} rounds={rounds} />
      ))}
    </svg>
  );
}

interface PartProps {
  part: TablePart;
  ballNumber: number;
  layout: LayoutName;
  rounds: readonly Round[];
}

function Part({ part, ballNumber, layout, rounds }: PartProps) {
  if ('ball' in part) {
    return (
      part[layout] && <PlacedBall kind={part.ball} at={part[layout]} ballNumber={ballNumber} />
    );
  }
  if ('stroke' in part) {
    return part[layout] && <path d={strokePath(part[layout], rounds)} className={part.stroke} />;
  }
  if ('diamonds' in part) {
    const path = part[layout] && diamondsPath(part.diamonds, part[layout]);
    return path && <path d={path} className="diamonds" data-part="diamonds" />;
  }
  if ('as' in part) return part[layout] && <PlacedShape part={part} at={part[layout]} />;
  if ('picture' in part) return part[layout] && <Picture part={part} at={part[layout]} />;
  return part[layout] && <Label label={part} at={part[layout]} layout={layout} />;
}

interface PlacedBallProps {
  kind: TableBall['ball'];
  at: Circle;
  ballNumber: number;
}

function PlacedBall({ kind, at, ballNumber }: PlacedBallProps) {
  if (kind === 'ghost') {
    return <circle cx={at[0]} cy={at[1]} r={at[2]} className="ghost" data-part="ball" />;
  }
  if (kind === 'cue') return <CueBall at={at} />;
  if (kind === 'danger') return <DangerBall at={at} />;
  const number = kind === 'own' ? ballNumber : kind;
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
