import type { Sample, SampleShape } from '../../model/sample.ts';

/** A device without a finding, a circle for a laptop. */
const laptop = (place: number) =>
  `M${circleAt(place).join(' ')}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`;

/** The middle of a laptop: rows of 11. */
function circleAt(place: number): readonly [x: number, y: number] {
  return [13 + (place % 11) * 27, 40 + Math.floor(place / 11) * 26];
}

/** The laptops with a finding, by its number. */
const found = [
  [7, 2],
  [15, 3],
  [19, 2],
  [31, 2],
  [38, 3],
  [40, 4],
  [41, 4],
  [42, 4],
  [43, 4],
] as const;

const places = Array.from({ length: 44 }, (_, place) => place);

/** The laptops that gave no answer. */
const silent: readonly number[] = [24, 39];
const clean = places.filter(
  (place) => !silent.includes(place) && !found.some(([laptop]) => laptop === place),
);

const numbered = found.flatMap(([place, number]): SampleShape[] => {
  const [x, y] = circleAt(place);
  return [
    { as: 'solid', path: laptop(place) },
    { text: String(number), at: [x, y + 4.5], align: 'middle', strong: true, onSolid: true },
  ];
});

export const sample = {
  intro:
    'The page for the owner. The pages after it, for whoever fixes, list each device and each setting.',
  title: 'Your laptops and servers on one page',
  about:
    'Harbour & Pine, 38 people. Target: Maturity Level One. 45 of 47 devices read 9 to 10 March 2027, fixes agreed 18 March.',
  parts: [
    {
      kind: 'drawing',
      name: '44 laptops, 9 of them with a finding and 2 without an answer, and 3 servers, one with a finding',
      height: 186,
      shapes: [
        { text: '44 laptops', at: [4, 16], strong: true },
        { as: 'fine', path: clean.map(laptop).join('') },
        { as: 'dashed', path: silent.map(laptop).join('') },
        ...numbered,
        { text: '3 servers', at: [4, 158], strong: true },
        { as: 'fine', path: 'M86 144h46v20h-46zM140 144h46v20h-46z' },
        { as: 'solid', path: 'M194 144h46v20h-46z' },
        { text: '1', at: [217, 158.5], align: 'middle', strong: true, onSolid: true },
      ],
      entries: [
        {
          tie: 'A',
          name: '35 of 47 have no finding',
          text: '33 laptops and 2 servers have every setting that Level One asks of a device. 10 devices share 4 findings.',
        },
        {
          name: '2 not reached',
          text: 'Neither counts as good. One is abroad. One spare cannot be found: its disk is encrypted and its account locked, and Tom asks your lawyer by 19 March whether that has to be reported.',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Finding, by risk', share: 3.5 },
        { name: 'Risk', share: 2 },
        { name: 'Fix', share: 4.5 },
      ],
      rows: [
        {
          tie: 'B',
          cells: [
            '1. Any staff account can delete the backups on the file server',
            'High: possible, severe. Ransomware could do the same',
            'Only a backup account may write there. Your administrator, 2 days, by 24 March',
          ],
        },
        {
          cells: [
            '2. 3 staff are administrators of their own laptops',
            'High: likely, moderate',
            'That right is removed. Your administrator, half a day, by 25 March',
          ],
        },
        {
          cells: [
            '3. On 2 laptops in accounts, macros and programs from the internet run',
            'Medium: possible, moderate',
            'Add-in to a folder staff cannot write to, then block. Us, quoted: one day, by 31 March',
          ],
        },
        {
          cells: [
            '4. On 4 spare laptops the browser is 5 weeks old',
            'Low: unlikely, moderate',
            'Switched on and updated every 2 weeks. Your administrator, half a day, by 19 March',
          ],
        },
        {
          tie: 'C',
          sum: true,
          cells: [
            '4 fixes, 4 days',
            'Then 45 of 47 should have no finding. A second reading shows it.',
          ],
        },
      ],
    },
  ],
} satisfies Sample;
