/** Where a ball lies on the screen: its centre and its diameter, in px. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The screen as a table, in px. */
export interface Table {
  width: number;
  height: number;
  rail: number;
}

export function spotOf(ball: Element): Spot {
  const { left, top, width, height } = ball.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width };
}

/** Where a ball comes to rest on its way to a spot: there, or at the cushion if that is not on the screen. */
export function restOf(spot: Spot, { width, height, rail }: Table): Spot {
  const radius = spot.size / 2;
  const between = (at: number, edge: number, end: number) =>
    Math.max(edge + radius, Math.min(at, end - edge - radius));
  const within = (edge: number) => ({
    x: between(spot.x, edge, width),
    y: between(spot.y, edge, height),
    size: spot.size,
  });
  const { x, y } = within(0);
  return x === spot.x && y === spot.y ? spot : within(rail);
}

/** Where the line of a shot ends: at the edge of the ring around the spot that it leads to. */
export function lineEnd(from: Spot, to: Spot): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.max(0, 1 - to.size / 2 / length) || 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
