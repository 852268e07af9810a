import type { TableFigure } from '../../model/figures/table.ts';

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
/** Every other stripe of an awning. */
const stripes = (x: number, count: number) => Array.from({ length: count }, (_, index) => `M${x + 8 * index} 22h4v11a2 2 0 0 1-4 0z`).join('');

/** A shop with its owner at the door: 160 by 90. Tree and van are in the widest cut only, windows and plants not in the narrowest. */
const shop = [
  { as: 'paper', path: 'M0 0h160v90H0z' },
  { as: 'dark', path: 'M0 78h160v12H0z' },
  { as: 'tint', path: `${circle(138, 22, 9)}${circle(19, 44, 13)}M122 54h20q5 0 7 5l5 11v8h-32z` },
  { as: 'ink', path: `M38 0h84v78H38zM17.5 54h3v24h-3z${circle(130, 78, 4.5)}${circle(147, 78, 4.5)}` },
  { as: 'light', path: 'M46 32h7v24h-7zM107 32h7v24h-7z' },
  { as: 'paper', path: 'M62 78h36v3H62zM140 58h2q3 0 4 3l2.5 6H140zM46.5 70h6l-1 8h-4zM107.5 70h6l-1 8h-4z' },
  { as: 'tint', path: `M66 32h28v46H66z${circle(49.5, 66, 4)}${circle(110.5, 66, 4)}${stripes(66, 4)}` },
  { as: 'paper', path: `${stripes(62, 5)}${circle(80, 46, 5)}M71 78V62q0-8 9-8q5 0 7 2l5-7q2-1.5 3.5.500t.5 3.500l-7 10V78z` },
  { as: 'ink', path: 'M74.8 45a5.2 5.2 0 0 1 10.4 0zM76.5 58h7v6h3v8q0 2-2 2h-9q-2 0-2-2v-8h3zM79.5 74h1v4h-1z' },
] as const;

/** Where the two narrower cuts run through the take. */
const cuts = { as: 'solid', path: 'M44-3V93M116-3V93M54.7-3V93M105.3-3V93' } as const;
const safeArea = { as: 'dotted', path: 'M58 9H99.5V75H58z' } as const;
/** What an app lays over a story: its buttons, and a name. */
const app = { as: 'paper', path: `${circle(102.6, 44, 1.8)}${circle(102.6, 51, 1.8)}${circle(102.6, 58, 1.8)}M58 83h18v1.5H58zM58 86h11v1.5H58z` } as const;

export const figure = {
  kind: 'table',
  height: { wide: 600, narrow: 620 },
  parts: [
    { picture: [...shop, cuts], window: [0, -3, 160, 96], wide: [58, 42.7, 1.78125], narrow: [30, 28.6, 1.8125] },
    { title: '16:9 website', wide: [58, 226], narrow: [30, 213] },
    { picture: shop, window: [44, 0, 72, 90], wide: [58, 252.3, 2.4133], narrow: [30, 240, 2.2] },
    { title: '4:5 feed', wide: [58, 487], narrow: [30, 456] },
    { picture: [...shop, safeArea, app], window: [54.7, 0, 50.6, 90], wide: [371, 48, 4.684], narrow: [208.6, 240, 2.2] },
    { title: '9:16 stories', wide: [371, 487] },
    { title: 'Safe area', text: 'nothing covered by an app', wide: [250, 361, 12] },
    { as: 'solid', path: 'M0 0h58', wide: [328, 332] },
    { title: '9:16 stories', text: 'safe area dotted', narrow: [208.6, 446, 12], edge: 'top' },
    { ball: 'own', wide: [82, 532, 24], narrow: [54, 556, 24] },
    { answer: 'One take, three screens', wide: [122, 532], narrow: [92, 556, 13] },
  ],
  caption: 'An example, to scale: what each cut keeps of one take. Inside the dotted line nothing is covered by an app. Apps differ, so we check the safe area for yours.',
} satisfies TableFigure;
