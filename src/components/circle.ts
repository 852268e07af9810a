/** Centre and radius, in the units of the drawing. */
export type Circle = readonly [x: number, y: number, radius: number];

/** The box of an element inside a drawing, so that it fills a circle; nothing outside of one. */
export function placed(circle: Circle | undefined) {
  if (!circle) return {};
  const [x, y, radius] = circle;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
