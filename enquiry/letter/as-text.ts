import type { Letter, LetterTable, Row } from './letter-table.ts';

/** The letter in plain text: a line for each row, which wraps on a phone and needs no columns. */
export function asText({ lead, period, tables }: Letter): string {
  return [...lead, '', `${period}.`, legend, '', ...tables.flatMap(linesOf)].join('\n');
}

const legend =
  'In brackets: the week before, and the weekly average of the twelve weeks before that.';

const linesOf = ({ title, columns, rows, none }: LetterTable): readonly string[] => [
  title,
  ...(rows.length > 0 ? rows.map((row) => `  ${lineOf(row, columns)}`) : [`  ${none}`]),
  '',
];

/** 'home: 4 (week before 3, average 2.1)' */
function lineOf(
  { name, cells: [first, ...others] }: Row,
  [, ...columns]: readonly string[],
): string {
  const rest = others.map(({ text }, index) => `${columns[index]} ${text}`).join(', ');
  return `${name}: ${first?.text}${rest && ` (${rest})`}`;
}
