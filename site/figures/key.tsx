interface KeyProps {
  at: readonly [x: number, y: number];
  /** Place in the list of what is explained, whose letters are the same. */
  index: number;
  /** Width of the drawing, which sets the size of the letter. */
  width: number;
}

/** A letter in a drawing, explained in the list next to it. */
export function Key({ at: [x, y], index, width }: KeyProps) {
  return (
    <g className="key">
      <circle cx={x} cy={y} r={width / 30} />
      <text x={x} y={y} fontSize={width / 24}>
        {String.fromCharCode(65 + index)}
      </text>
    </g>
  );
}
