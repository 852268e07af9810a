import { servicesOf } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Circle } from '../../ui/circle.ts';

/** Layout of a service page: four variants, so that 19 pages do not all look the same. */
export interface LayoutVariant {
  /** The shot in the first view, from the inner corner of the cushions: it leads to the pocket there. */
  shot: { path: string; cue: Circle; ball: Circle };
  benefits: 'ledger' | 'margin' | 'night' | 'cards';
}

/** Width and height of the drawing of the shot, in its own units. */
export const shotSize = [460, 380] as const;

const variants = [
  {
    shot: { path: 'M392 330 8 7', cue: [392, 330, 38], ball: [205, 172, 104] },
    benefits: 'ledger',
  },
  {
    shot: { path: 'M152 310 322 158 8 7', cue: [120, 322, 34], ball: [322, 158, 112] },
    benefits: 'margin',
  },
  {
    // Off the cushion above, which sends the ball to the pocket.
    shot: { path: 'M60 314 190 170 336 8', cue: [60, 314, 38], ball: [214, 148, 96] },
    benefits: 'cards',
  },
  {
    shot: { path: 'M420 90 244 196 8 338', cue: [420, 90, 36], ball: [236, 200, 106] },
    benefits: 'night',
  },
] as const satisfies LayoutVariant[];

/** The layout of a page. Neighbours in a menu differ, and so do the first pages of the lines. */
export function layoutVariantOf(entry: CatalogueEntry): LayoutVariant {
  const place = servicesOf(entry.line).findIndex((service) => service.slug === entry.slug);
  const start = lines.findIndex((line) => line.id === entry.line);
  return variants[(place + start) % variants.length] ?? variants[0];
}
