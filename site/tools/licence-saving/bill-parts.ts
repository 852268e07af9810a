import type { TablePart } from '../../../content/model/figures/table.ts';
import type { ShapeName } from '../../figures/shape.ts';
import { both } from './bill-places.ts';
import type { Licences } from './licences.ts';
import { billOf } from './words.ts';

/** A bill, torn off at its foot. */
const sheet = {
  wide: `M0 0h288v182${'l-8-6-8 6'.repeat(18)}z`,
  narrow: `M0 0h304v180${'l-8-6-8 6'.repeat(19)}z`,
} as const;

/** The bill before and after, and what is taken off. */
export function billParts(licences: Licences): TablePart[] {
  const bill = billOf(licences);
  const rows = [
    { y: 24, name: 'Each month', cells: ['Before', 'After'] },
    { y: 58, name: 'Seats', cells: bill.seats },
    { y: 88, name: 'The bill', cells: bill.bill },
    { y: 126, name: 'Saved in 12 months', cells: ['', bill.year] },
    { y: 154, name: 'Cost of the change', cells: ['', bill.change] },
  ] as const;
  const at = both(({ bill: [x, y], inner, columns }) => ({ x, y, inner, columns }));
  const place = (shape: ShapeName, x: number, y: number) =>
    [at[shape].x + x, at[shape].y + y] as const;
  return [
    { as: 'paper', path: sheet.wide, wide: place('wide', 0, 0) },
    { as: 'paper', path: sheet.narrow, narrow: place('narrow', 0, 0) },
    ...[40, 106].flatMap((y): TablePart[] => [
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
