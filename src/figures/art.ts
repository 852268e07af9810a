import type { ArtName } from '../../content/types/figure.ts';
import card from './art/card.svg?no-inline';
import hook from './art/hook.svg?no-inline';
import hookBroken from './art/hook-broken.svg?no-inline';
import mark from './art/mark.svg?no-inline';
import shop from './art/shop.svg?no-inline';
import van from './art/van.svg?no-inline';

/** Pictures that a designer can open, with the size that their file says. */
export const art = {
  card: { href: card, width: 96, height: 61 },
  hook: { href: hook, width: 24, height: 22 },
  'hook-broken': { href: hookBroken, width: 26, height: 30 },
  mark: { href: mark, width: 24, height: 26 },
  shop: { href: shop, width: 160, height: 90 },
  van: { href: van, width: 120, height: 62 },
} satisfies Record<ArtName, { href: string; width: number; height: number }>;
