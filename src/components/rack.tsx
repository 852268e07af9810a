import { Fragment } from 'react';

/** Balls in each column. Neighbouring columns differ by one, so that each ball lies in a gap of the next column. */
const columnsOf: Readonly<Record<number, readonly number[]>> = {
  4: [1, 2, 1],
  5: [2, 3],
  6: [1, 2, 3],
  7: [2, 3, 2],
  8: [1, 2, 3, 2],
  9: [1, 2, 3, 2, 1],
  10: [1, 2, 3, 4],
};

const radius = 17;

/**
 * Racked balls, numbered from 1, that point to the left: one for each line of a list.
 * @throws Error if so many cannot be racked.
 */
export function Rack({ count }: { count: number }) {
  const columns = columnsOf[count];
  if (!columns) throw new Error(`src/components/rack.tsx has no rack of ${count} balls`);
  const width = Math.round(2 * radius + (columns.length - 1) * radius * Math.sqrt(3));
  const height = 2 * radius * Math.max(...columns);
  const places = columns.flatMap((balls, column) =>
    Array.from({ length: balls }, (_, place) => ({
      x: Math.round(radius + column * radius * Math.sqrt(3)),
      y: height / 2 + (2 * place - balls + 1) * radius,
    })),
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="rack"
      aria-hidden="true"
    >
      {places.map(({ x, y }, index) => (
        <Fragment key={`${x} ${y}`}>
          <use href="#ball" x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
          <text x={x + 0.7} y={y}>
            {index + 1}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
