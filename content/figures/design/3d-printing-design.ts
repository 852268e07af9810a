import type { TableFigure } from '../../model/figures/table.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** The hook, 24 by 22 mm, made larger on every side by so many mm. */
const hook = (by: number) => `M-${by}-${by}H${4 + by}V10A${8 - by} ${8 - by} 0 0 0 ${20 - by} 10V${6 - by}H${24 + by}V10A${12 + by} ${12 + by} 0 0 1-${by} 10z`;

/** What of it lies within 0.5 mm of its faces: the outline, less a smaller one that runs the other way round. */
const skin = `${hook(0)}M.5.5V10a11.5 11.5 0 0 0 23 0V6.5h-3V10a8.5 8.5 0 0 1-17 0V.5z`;

/** A line of the print that follows the hook, so many mm from its inner side. */
const line = (from: number) => `M${4 - from} 1V10a${8 + from} ${8 + from} 0 0 0 ${16 + 2 * from} 0V7`;

/** Where a layer crosses the hook, from one x to another. */
function crossings(y: number): [from: number, to: number][] {
  const below = Math.max(y - 10, 0);
  const outer = Math.sqrt(144 - below * below);
  if (below > 8) return [[12 - outer, 12 + outer]];
  const inner = Math.sqrt(64 - below * below);
  return [
    [12 - outer, 12 - inner],
    [12 + inner, 12 + outer],
  ];
}

const above = Array.from({ length: 9 }, (_, y) => `M0 ${y}h4v.8H0z`).join('');

/** The layers under the break, turned and fallen. */
const fallen = Array.from({ length: 16 }, (_, index) => index + 6)
  .flatMap((y) => crossings(y + 0.5).map(([from, to]) => ({ from, to, y })))
  .filter(({ from, y }) => y >= 9 || from > 12)
  .map(({ from, to, y }) => {
    const corners = [
      [from, y],
      [to, y],
      [to, y + 0.8],
      [from, y + 0.8],
    ] as const;
    return `M${corners.map((corner) => turned(...corner).join(' ')).join('L')}z`;
  })
  .join('');

function turned(x: number, y: number): [x: number, y: number] {
  const [sine, cosine] = [0.17, 0.985];
  return [round(2.5 + x * cosine - (y - 9) * sine), round(11 + x * sine + (y - 9) * cosine)];
}

export const figure = {
  kind: 'table',
  height: { wide: 600, narrow: 580 },
  parts: [
    { title: '3D-printed lying down', text: 'every line follows the hook', wide: [158, 84], narrow: [84, 56] },
    { as: 'paper', path: hook(0), wide: [66, 64, 15], narrow: [32, 40, 8.5] },
    { as: 'dark', path: skin, wide: [66, 64, 15], narrow: [32, 40, 8.5] },
    { as: 'edge', path: line(1) + line(2) + line(3), wide: [66, 64, 15], narrow: [32, 40, 8.5] },
    { as: 'dotted', path: hook(0.5), wide: [66, 64, 15], narrow: [32, 40, 8.5] },
    { ball: 'own', wide: [246, 233, 90], narrow: [134, 136, 51] },
    { as: 'solid', path: 'M437 196h16', wide: [0, 0] },
    { title: 'Tolerance band', text: 'every face ends inside it', wide: [462, 196, 16], narrow: [250, 170, 10] },
    { as: 'solid', path: 'M0-8V8M0 0H360M360-8V8', wide: [66, 424] },
    { as: 'solid', path: 'M0-8V8M0 0H204M204-8V8', narrow: [32, 248] },
    { value: '24 ± 0.5 mm', wide: [246, 450], align: 'middle', narrow: [134, 276] },
    { as: 'paper', path: above, wide: [462, 262, 5.5], narrow: [28, 318, 5] },
    { as: 'paper', path: fallen, wide: [462, 262, 5.5], narrow: [28, 318, 5] },
    { ball: 'eight', wide: [537.5, 352, 29], narrow: [96.6, 400, 26] },
    { title: '3D-printed standing up', text: 'breaks between layers', wide: [462, 446, 21], narrow: [190, 386, 16] },
    { answer: 'It fits, and it holds', wide: [58, 526], narrow: [28, 524] },
  ],
  caption: 'An example: a hook of 24 by 22 mm, drawn to scale. Layers are 0.2 mm; we show one in five.',
} satisfies TableFigure;
