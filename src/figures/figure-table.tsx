import type { ReactNode } from 'react';
import type {
  FigureArt,
  FigureBall,
  FigureDrawing,
  FigureHead,
  FigureLabel,
  FigureMarks,
  FigurePart,
  FigureShape,
  FigureSign,
  Point,
} from '../../content/types/figure.ts';
import { Ball, CueBall, TroubleBall } from '../components/ball.tsx';
import { art } from './art.ts';
import { PlacedLabel, placeOf } from './label.tsx';
import {
  type Cloth,
  clothOf,
  diamondPath,
  type LayoutName,
  layouts,
  linePath,
  type Round,
  tenths,
} from './layout.ts';

interface FigureTableProps {
  drawing: FigureDrawing;
  ballNumber: number;
  /** Controls over the drawing. */
  children?: ReactNode;
}

/** The table in both layouts, of which the style sheet shows one. */
export function FigureTable({ drawing, ballNumber, children }: FigureTableProps) {
  return (
    <div className="surface">
      <TableLayout name="wide" drawing={drawing} ballNumber={ballNumber} />
      <TableLayout name="narrow" drawing={drawing} ballNumber={ballNumber} />
      {children}
    </div>
  );
}

/** Distance between a ball's edge and the end of a path. */
const gap = 3;

type TableLayoutProps = Pick<FigureTableProps, 'drawing' | 'ballNumber'> & { name: LayoutName };

function TableLayout({ drawing, ballNumber, name }: TableLayoutProps) {
  const { width, pocket } = layouts[name];
  const layout = drawing[name];
  const { height, parts, axis } = layout;
  const cloth = clothOf(name, layout);
  const below = cloth.bottom + pocket.offset;
  const target: Point = [cloth.right + pocket.offset, below];
  const pockets = [[cloth.left - pocket.offset, below] as const, target];
  const rounds = [
    { at: target, radius: pocket.radius },
    ...parts.flatMap((part): Round[] =>
      'ball' in part ? [{ at: part.at, radius: part.radius + gap }] : [],
    ),
  ];
  const diamonds = axis?.ticks
    .filter(({ isName }) => !isName)
    .map(({ at }) => diamondPath(diamondAt(at, axis.side, cloth)))
    .join('');
  const rails = { '--left': cloth.left, '--bottom': height - cloth.bottom };
  return (
    <div className={name} style={rails}>
      <div className="felt" data-part="cushion" />
      <Head head={drawing.head} />
      <div className="drawing">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {pockets.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={pocket.radius} className="pocket" data-part="pocket" />
          ))}
          {diamonds && <path d={diamonds} className="diamonds" data-part="diamonds" />}
          {parts.filter(isSign).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a figure have no names
            <Sign key={index} {...{ part, ballNumber, rounds, target }} />
          ))}
        </svg>
        {parts.filter(isLabel).map((label) => (
          <PlacedLabel key={label.at.join(' ')} label={label} layout={name} cloth={cloth} />
        ))}
        {axis?.ticks.map(
          ({ at, text }) =>
            text && (
              <p
                key={`${at} ${text}`}
                className="label tick"
                style={
                  axis.side === 'below'
                    ? placeOf([at, cloth.bottom + 40], 120, 'middle')
                    : placeOf([cloth.left - 17, at], cloth.left - 17, 'end')
                }
              >
                {text}
              </p>
            ),
        )}
      </div>
    </div>
  );
}

export const isLabel = (part: FigurePart): part is FigureLabel =>
  'title' in part || 'value' in part || 'text' in part;
const isSign = (part: FigurePart): part is FigureSign => !isLabel(part);

const diamondAt = (at: number, side: 'below' | 'left', cloth: Cloth): Point =>
  side === 'below' ? [at, cloth.bottom + 16] : [cloth.left - 9, at];

function Head({ head: { kicker, answer, note } }: { head: FigureHead }) {
  return (
    <div className="head">
      <p key={kicker} className="as-title">
        {kicker}
      </p>
      <p key={answer} className="answer" data-part="answer">
        {answer}
      </p>
      {note && <p key={note}>{note}</p>}
    </div>
  );
}

interface SignProps {
  part: FigureSign;
  ballNumber: number;
  rounds: readonly Round[];
  /** The centre of the lower right pocket. */
  target: Point;
}

function Sign({ part, ballNumber, rounds, target }: SignProps) {
  if ('ball' in part) return <PlacedBall part={part} ballNumber={ballNumber} />;
  if ('path' in part) {
    const points = part.through.map((point) => (point === 'pocket' ? target : point));
    return <path d={linePath(points, rounds)} className={part.path} />;
  }
  if ('marks' in part) return <PlacedMarks part={part} />;
  return 'art' in part ? <PlacedArt part={part} /> : <PlacedShape part={part} />;
}

function PlacedBall({ part, ballNumber }: { part: FigureBall; ballNumber: number }) {
  const at = [...part.at, part.radius] as const;
  switch (part.ball) {
    case 'you':
      return <CueBall at={at} />;
    case 'work':
      return <Ball number={ballNumber} tilt={6} at={at} />;
    case 'trouble':
      return <TroubleBall at={at} />;
    case 'ghost':
      return <circle cx={at[0]} cy={at[1]} r={at[2]} className="ghost" data-part="ball" />;
  }
}

function PlacedMarks({ part: { marks, size, as } }: { part: FigureMarks }) {
  const [width, height, corner] = size;
  return marks.map(([x, y]) => (
    <rect
      key={`${x} ${y}`}
      x={tenths(x - width / 2)}
      y={tenths(y - height / 2)}
      width={tenths(width)}
      height={tenths(height)}
      rx={corner}
      className={as}
    />
  ));
}

function PlacedShape({ part: { shape, at, scale = 1, fill, stroke } }: { part: FigureShape }) {
  const look = {
    transform: `translate(${at.map(tenths).join(' ')})${scale === 1 ? '' : ` scale(${scale})`}`,
    className: [fill && `fill-${fill}`, stroke && `stroke-${stroke}`].filter(Boolean).join(' '),
  };
  if (typeof shape === 'string') return <path d={shape} {...look} />;
  const [width, height, corner] = shape;
  return <rect width={tenths(width)} height={tenths(height)} rx={corner} {...look} />;
}

function PlacedArt({ part }: { part: FigureArt }) {
  const [, , width, height] = part.window;
  return (
    <svg
      x={tenths(part.at[0])}
      y={tenths(part.at[1])}
      width={tenths(part.width)}
      height={tenths((height * part.width) / width)}
      viewBox={part.window.join(' ')}
      aria-hidden="true"
    >
      <image {...art[part.art]} />
    </svg>
  );
}
