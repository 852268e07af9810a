import type { Drawing, TablePart, TablePicture } from '../../../content/model/figures/table.ts';
import { harbourPineMark } from '../../../content/samples/harbour-pine-mark.ts';
import { cardCut } from '../../../content/tools/card-cut.ts';

const { card, bleed, safe, slip, edge, lettering } = cardCut;
const [width, height] = card;

/** The card with its bleed, in mm: the printed sheet begins at 0, 0. */
const sheet = [0, 0, width + 2 * bleed, height + 2 * bleed] as const;

/** px for a mm: as large before the cut as after it. */
const scales = { wide: 3, narrow: 2.75 } as const;

const box = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}z`;

/** What lies outside a card whose upper left corner is here, so that no paper shines through at its edge. */
const around = (x: number, y: number) =>
  `${box(-9, -9, width + 30, height + 30)}M${x} ${y}v${height}h${width}v${-height}z`;

const ball = { x: 76, y: 20, radius: 9 } as const;
const name = { as: 'text', size: 8, text: 'Your name' } as const;

/** What is printed. Without bleed, the paper is white from the trim on. */
const artwork: TablePicture['picture'] = [
  { as: 'ink', path: box(...sheet) },
  { as: 'tint', path: 'M46 16a32 32 0 1 1 64 0 32 32 0 1 1-64 0z' },
  { as: 'paper', path: around(bleed, bleed), when: 'no-bleed' },
  { as: 'paper', path: harbourPineMark(bleed + safe + 3, bleed + safe + 3, 20) },
  { ...name, at: [bleed + safe + 3, 50], when: 'safe' },
  { ...name, at: [bleed + 0.2, 50], when: 'no-safe' },
];

const before = { wide: [44, 78], narrow: [30, 56] } as const;
const after = { wide: [354, 87], narrow: [30, 276] } as const;

/** A place on a sheet that begins at this corner of the table. */
const onSheet = (
  [x, y]: readonly [number, number],
  scale: number,
  off = 0,
): readonly [number, number, number] => [
  x + (ball.x - off) * scale,
  y + ball.y * scale,
  ball.radius * scale,
];

/** The card as it is after a blade has landed this far to the right of the trim. */
function cut(off: number, own: number, when: string): TablePart[] {
  const { wide, narrow } = after;
  const corner = [bleed + off, bleed] as const;
  return [
    {
      picture: artwork,
      window: [...corner, width, height],
      wide: [...wide, scales.wide],
      narrow: [...narrow, scales.narrow],
      when,
    },
    {
      ball: own,
      wide: onSheet([wide[0], wide[1] - bleed * scales.wide], scales.wide, corner[0]),
      narrow: onSheet([narrow[0], narrow[1] - bleed * scales.narrow], scales.narrow, corner[0]),
      when,
    },
  ];
}

/** What the cut comes to, for each choice. */
const outcomes: readonly (readonly [text: string, when: string, line: 0 | 1])[] = [
  [edge.whole, 'bleed', 0],
  [edge.lucky, 'no-bleed no-slip', 0],
  [edge.spoilt, 'no-bleed slip', 0],
  [lettering.whole, 'safe', 1],
  [lettering.lucky, 'no-safe no-slip', 1],
  [lettering.spoilt, 'no-safe slip', 1],
];

/** The card before and after the cut, with every choice in it: the sheet of the tool says which is seen. */
export function cardFigure(own: number): Drawing {
  return {
    height: { wide: 402, narrow: 548 },
    parts: [
      { title: 'Before the cut', wide: [44, 56], narrow: [30, 38] },
      {
        picture: [
          ...artwork,
          { as: 'light', path: around(bleed, bleed), when: 'no-slip' },
          { as: 'light', path: around(bleed + slip, bleed), when: 'slip' },
          { as: 'solid', path: box(bleed, bleed, width, height) },
          {
            as: 'dotted',
            path: box(bleed + safe, bleed + safe, width - 2 * safe, height - 2 * safe),
          },
        ],
        window: sheet,
        wide: [...before.wide, scales.wide],
        narrow: [...before.narrow, scales.narrow],
      },
      {
        ball: 'own',
        wide: onSheet(before.wide, scales.wide),
        narrow: onSheet(before.narrow, scales.narrow),
      },
      { title: cardCut.after, wide: [354, 56], narrow: [30, 256] },
      ...cut(0, own, 'no-slip'),
      ...cut(slip, own, 'slip'),
      {
        title: `When the blade lands ${slip} mm off:`,
        when: 'slip',
        wide: [44, 290],
        narrow: [30, 450],
      },
      {
        title: 'When the blade lands on the line:',
        when: 'no-slip',
        wide: [44, 290],
        narrow: [30, 450],
      },
      ...outcomes.map(
        ([value, when, line]): TablePart => ({
          value,
          when,
          wide: [44, 322 + 30 * line],
          narrow: [30, 480 + 28 * line],
        }),
      ),
    ],
  };
}
