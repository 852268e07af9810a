import { servicesOf } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';

/** How a service page shows its benefits: four ways, so that 19 pages do not all look the same. */
export type LayoutVariant = 'ledger' | 'margin' | 'night' | 'cards';

const variants = ['ledger', 'margin', 'cards', 'night'] as const satisfies LayoutVariant[];

/** The layout of a page. Neighbours in a menu differ, and so do the first pages of the lines. */
export function layoutVariantOf(entry: CatalogueEntry): LayoutVariant {
  const place = servicesOf(entry.line).findIndex((service) => service.slug === entry.slug);
  const start = lines.findIndex((line) => line.id === entry.line);
  return variants[(place + start) % variants.length] ?? variants[0];
}
