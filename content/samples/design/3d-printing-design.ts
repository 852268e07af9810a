import type { Sample } from '../../model/sample.ts';

/** The outline of the hook, 5.5 px for a millimetre. */
const hook = 'M44 52H66V107A44 44 0 0 0 154 107V85H176V107A66 66 0 0 1 44 107z';

/** A dimension line with its arrows. */
const across = (from: number, to: number, y: number) =>
  `M${from + 6} ${y - 3}L${from} ${y}l6 3M${from} ${y}H${to}M${to - 6} ${y - 3}l6 3l-6 3`;

/** Every fifth layer, seen from the side. */
const layers = Array.from({ length: 11 }, (_, index) => `M${211.5 + 5.5 * index} 52v121`).join('');

export const sample = {
  intro:
    'The sheet that goes with the parts: what was drawn, what was measured, and the files from which another print shop can start.',
  title: 'Hook for sample boards, version 2',
  about:
    'Showroom of Harbour & Pine. All in mm. Piece 1 of 60, 10 March 2027: bars show the difference.',
  parts: [
    {
      kind: 'drawing',
      name: 'The hook from the front, 24 wide and 22 high, with a wall of 4 and an opening of 16, and from the side, 12 deep, with layers that stand side by side.',
      height: 226,
      shapes: [
        { as: 'wash', path: hook },
        { as: 'ink', path: hook },
        { as: 'fine', path: 'M44 48V32M66 48V32M30 38H44M38 35l6 3l-6 3M80 38H66M72 35l-6 3l6 3' },
        { text: '4', at: [85, 43] },
        { as: 'fine', path: across(66, 154, 97) },
        { text: '16', at: [110, 92], align: 'middle', strong: true },
        { as: 'fine', path: 'M40 52H8M100 173H8M14 52V173M11 58l3-6l3 6M11 167l3 6l3-6' },
        { text: '22', at: [19, 117] },
        { as: 'fine', path: `M44 116V204M176 116V204${across(44, 176, 198)}` },
        { text: '24', at: [110, 193], align: 'middle' },
        { as: 'accent', path: 'M110 108V146M105 138l5 8l5-8' },
        { text: '2 kg', at: [117, 125] },
        { as: 'wash', path: 'M206 52H272V173H206z' },
        { as: 'fine', path: layers },
        { as: 'ink', path: 'M206 52H272V173H206z' },
        { as: 'fine', path: `M206 177V204M272 177V204${across(206, 272, 198)}` },
        { text: '12', at: [239, 193], align: 'middle' },
        { as: 'accent', path: 'M206 40H272M264 35l8 5l-8 5' },
        { text: 'layers of 0.2', at: [239, 29], align: 'middle' },
        { tie: 'B', at: [239, 112] },
        { text: 'Front', at: [110, 222], align: 'middle', size: 12 },
        { text: 'Side', at: [239, 222], align: 'middle', size: 12 },
      ],
      entries: [
        {
          tie: 'A',
          name: 'Made from',
          text: 'The broken hook, and 2 photographs beside a ruler. Version 1, with an opening of 15, jammed on the rail: our error, so version 2, approved 5 March, was free.',
        },
        {
          name: 'ASA, black, 2.3 g each',
          text: 'For 2 kg beside a sunny window, above a shelf where nobody stands. Printed lying down, layers along the load.',
        },
        {
          tie: 'D',
          name: 'Files',
          text: 'hook-2.step, hook-2.stl, and hook-2.3mf with the settings of this piece.',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Drawn, all ± 0.5', share: 4 },
        { name: 'Measured', share: 5 },
      ],
      rows: [
        {
          tie: 'C',
          cells: ['Opening 16', { bar: [0.38, 0.5], text: '15.88, rail of 15' }],
        },
        { cells: ['Wall 4', { bar: [0.5, 0.57], text: '4.07' }] },
        { cells: ['Width 24', { bar: [0.5, 0.52], text: '24.02' }] },
        { cells: ['Height 22', { bar: [0.45, 0.5], text: '21.95' }] },
        { cells: ['Depth 12', { bar: [0.5, 0.53], text: '12.03' }] },
        { cells: ['Load 2 kg', '4 kg at 60 °C for 24 hours: no crack, opening after it 15.95'] },
        {
          sum: true,
          cells: [
            'All within',
            'Accepted in place on 15 March. The other 59 by 22 March: each looked at, 6 measured, all within.',
          ],
        },
      ],
    },
  ],
} satisfies Sample;
