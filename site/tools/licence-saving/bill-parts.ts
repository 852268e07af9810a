import type { TablePart } from '../../../content/model/figures/table.ts';
import type { ShapeName } from '../../figures/shape.ts';
import { both } from './bill-places.ts';
import type { Licences } from './licences.ts';
import { billOf } from './words.ts';

/** A bill of so many teeth, torn off this far under its last row. */
const sheetOf = (teeth: number, lastRow: number) =>
  `M0 0h${16 * teeth}v${lastRow + 28}${'l-8-6-8 6'.repeat(teeth)}z`;

/** The bill before and after, and what is taken off. */
export function billParts(licences: Licences): TablePart[] {
  const bill = billOf(licences);
  const rows = [
    { y: 24, name: 'Each month', cells: ['Before', 'After'] },
    { y: 58, name: 'Seats', cells: bill.seats },
    { y: 88, name: 'The bill', cells: bill.bill },
    ...(bill.cut
      ? [
          { y: 126, name: 'Saved in 12 months', cells: ['', bill.cut.year] },
          { y: 154, name: 'Cost of the change', cells: ['', bill.cut.change] },
        ]
      : []),
  ];
  const end = rows.at(-1)?.y ?? 0;
  const at = both(({ bill: [x, y], inner, columns }) => ({ x, y, inner, columns }));
  const place = (shape: ShapeName, x: number, y: number) =>
    [at[shape].x + x, at[shape].y + y] as const;
  return [
    { as: 'paper', path: sheetOf(18, end), wide: place('wide', 0, 0) },
    { as: 'paper', path: sheetOf(19, end), narrow: place('narrow', 0, 0) },
    // Under the heading and over what is saved.
    ...[40, 106]
      .filter((y) => y < end)
      .flatMap((y): TablePart[] => [
        { as: 'ink', box: [256, 2], wide: place('wide', at.wide.inner, y) },
        { as: 'ink', box: [272, 2], narrow: place('narrow', at.narrow.inner, y) },
      ]),
    ...rows.flatMap(({ y, name, cells }): TablePart[] => [
      {
        title: name,
        ink: true,
        wide: place('wide', at.wide.inner, y),
        narrow: place('narrow', at.narrow.inner, y),
      },
      ...cells.flatMap((text, column): TablePart[] =>
        text === ''
          ? []
          : [
              {
                text,
                ink: true,
                align: 'end',
                wide: place('wide', at.wide.columns[column] ?? 0, y),
                narrow: place('narrow', at.narrow.columns[column] ?? 0, y),
              },
            ],
      ),
    ]),
  ];
}
