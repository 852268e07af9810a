import type { TableFigure } from '../../model/figures/table.ts';

/** Hours of the block, from one to another, as bricks one on the other; `inset` leaves room for an outline. */
function hours(from: number, to: number, { width, step, inset = 0 }: { width: number; step: number; inset?: number }): string {
  const brick = `h${width - 2 * inset}v${2 * inset + 3 - step}H${inset}z`;
  return Array.from({ length: to - from }, (_, index) => `M${inset} ${-step * (from + index) - inset}${brick}`).join('');
}

const wide = { width: 134, step: 16 };
const narrow = { width: 88, step: 15 };
const outlined = { wide: { ...wide, inset: 1 }, narrow: { ...narrow, inset: 1 } };

export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 590 },
  parts: [
    { diamonds: 5, wide: '14,430 14,110', narrow: '6,450 6,150' },
    { title: '20 hours', text: 'bought', wide: [58, 98], edge: 'bottom', narrow: [26, 138] },
    { as: 'solid', path: hours(0, 11, outlined.wide), wide: [58, 430] },
    { as: 'mark', path: hours(11, 20, wide), wide: [58, 430] },
    { as: 'solid', path: hours(0, 11, outlined.narrow), narrow: [26, 450] },
    { as: 'mark', path: hours(11, 20, narrow), narrow: [26, 450] },
    { title: 'March', value: '9 hours', text: 'A brochure', wide: [58, 444], edge: 'top', narrow: [26, 464] },
    { title: '11 hours roll over', wide: [266, 186], narrow: [131, 238] },
    { ball: 'own', wide: [333, 229, 22], narrow: [175, 266, 16] },
    { line: 'planned', wide: '333,229 541,229', narrow: '175,266 280,266' },
    { ball: 'ghost', wide: [541, 229, 22], narrow: [280, 266, 16] },
    { as: 'solid', path: hours(0, 11, outlined.wide), wide: [266, 430] },
    { as: 'solid', path: hours(0, 11, outlined.narrow), narrow: [131, 450] },
    { title: 'April', value: '0 hours', text: 'Nothing needed', wide: [266, 444], edge: 'top', narrow: [131, 464, 9] },
    { as: 'solid', path: hours(0, 3, outlined.wide), wide: [474, 430] },
    { as: 'mark', path: hours(3, 11, wide), wide: [474, 430] },
    { as: 'solid', path: hours(0, 3, outlined.narrow), narrow: [236, 450] },
    { as: 'mark', path: hours(3, 11, narrow), narrow: [236, 450] },
    { title: 'May', value: '8 hours', text: 'A banner, slides', wide: [474, 444], edge: 'top', narrow: [236, 464, 9] },
    { title: 'After 3 months', answer: '0 hours lost', wide: [266, 98], narrow: [131, 98] },
  ],
  caption: 'An example: a block of 20 hours. Each bar is one hour: filled = used, outlined = still yours. Diamonds mark every 5. The 3 left at the end of May roll over again.',
} satisfies TableFigure;
