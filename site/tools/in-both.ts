import type { ShapeName } from '../figures/shape.ts';

/** Makes of what a drawing has in each shape what a part of it needs there. */
export const inBoth =
  <Places extends Readonly<Record<ShapeName, unknown>>>(places: Places) =>
  <Place>(place: (at: Places[ShapeName], shape: ShapeName) => Place) => ({
    wide: place(places.wide, 'wide'),
    narrow: place(places.narrow, 'narrow'),
  });
