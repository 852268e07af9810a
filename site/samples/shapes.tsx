import type { SampleShape, SampleText } from '../../content/model/sample.ts';

/** Shapes in the order in which they are drawn. */
export function Shapes({ shapes }: { shapes: readonly SampleShape[] }) {
  return shapes.map((shape) => {
    if ('path' in shape) {
      const { as, path, onSolid } = shape;
      return (
        <path key={as + path} className={`draw-${as}${onSolid ? ' on-solid' : ''}`} d={path} />
      );
    }
    const [x, y] = shape.at;
    const key = `${x} ${y}`;
    if ('text' in shape) return <Text key={key} of={shape} />;
    return (
      <g key={key} className="tied">
        <circle cx={x} cy={y} r="11" />
        <text x={x} y={y + 4.5} textAnchor="middle">
          {shape.tie}
        </text>
      </g>
    );
  });
}

function Text({
  of: {
    text,
    at: [x, y],
    align,
    strong,
    onSolid,
    size,
  },
}: {
  of: SampleText;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={strong && 600}
      textAnchor={align}
      className={onSolid && 'on-solid'}
    >
      {text}
    </text>
  );
}
