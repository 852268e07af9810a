/** In px, with the tries for each ball (section 9). */
const area = { width: 400, height: 500, padding: 20, tries: 100 } as const;

/** Diameters in px, in the order of placing (section 9). */
export const ballSizes: readonly number[] = [160, 140, 120, 70, 90];

export interface PlacedBall {
  /** Position in the list of sizes. */
  index: number;
  size: number;
  /** Upper left corner of its box in the area, in px. */
  left: number;
  top: number;
}

/** Where the balls lie before they fall, without scripts and on paper. */
export const firstPlaces: readonly PlacedBall[] = [
  { index: 0, size: 160, left: 30, top: 310 },
  { index: 1, size: 140, left: 215, top: 40 },
  { index: 2, size: 120, left: 240, top: 345 },
  { index: 3, size: 70, left: 180, top: 225 },
  { index: 4, size: 90, left: 50, top: 60 },
];

/** The box of a ball in shares of the area, which may be drawn smaller. */
export function percentOf({ left, top, size }: PlacedBall) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(left, area.width),
    top: percent(top, area.height),
    width: percent(size, area.width),
  };
}

/**
 * Places balls at random, with the padding between them and to the edges of the area. A ball that finds no place in 100
 * tries is left out (section 2, decorative balls).
 * @param random Numbers from 0 to below 1.
 */
export function placeBalls(sizes: readonly number[], random: () => number): PlacedBall[] {
  const placed: PlacedBall[] = [];
  for (const [index, size] of sizes.entries()) {
    for (let tries = 0; tries < area.tries; tries += 1) {
      const ball = {
        index,
        size,
        left: between(area.width - size, random),
        top: between(area.height - size, random),
      };
      if (placed.every((other) => areApart(ball, other))) {
        placed.push(ball);
        break;
      }
    }
  }
  return placed;
}

function between(span: number, random: () => number): number {
  return area.padding + random() * (span - 2 * area.padding);
}

function areApart(one: PlacedBall, other: PlacedBall): boolean {
  const centre = (ball: PlacedBall, side: 'left' | 'top') => ball[side] + ball.size / 2;
  const distance = Math.hypot(
    centre(one, 'left') - centre(other, 'left'),
    centre(one, 'top') - centre(other, 'top'),
  );
  return distance >= (one.size + other.size) / 2 + area.padding;
}
