import { unlinked } from '../delivery/unlinked.ts';
import type { Sum } from './letter-facts.ts';
import type { Cell, Row } from './letter-table.ts';

/** Rows of a list; the rest is summed. */
const mostRows = 10;

/** Weeks over which the average is taken. */
const averaged = 12;

/** Code points of a name: enough to recognise an address. */
const nameLength = 80;

/** Counts of visits below this are not written: they would be about single visitors. */
const fewest = 3;

/** The columns of every table of sums. */
export const sumColumns = ['last week', 'week before', 'average'] as const;

const decimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** A count as it is written: '1,204', or '4.2' for an average. */
export const written = (count: number) => decimal.format(count);

/** How a figure is shown: an enquiry's as it is, small ones of visits only as such. */
type Show = (figure: number) => { text: string; bar: boolean };

export const openly: Show = (figure) => ({ text: written(figure), bar: true });

/** Whether a count of visits may be told. */
export const isTold = (visits: number): boolean => visits === 0 || visits >= fewest;

export const discreetly: Show = (figure) =>
  isTold(figure) ? { text: written(figure), bar: true } : { text: 'fewer than three', bar: false };

/** Orders sums: the largest of the letter's own week first. */
export const largestFirst = (a: Sum, b: Sum): number =>
  b.week - a.week || b.lastWeek - a.lastWeek || b.twelveWeeks - a.twelveWeeks;

/** The sum of fourteen weeks' counts, oldest first. */
export function sumOf(name: string, weeks: readonly number[]): Sum {
  return {
    name,
    week: weeks.at(-1) ?? 0,
    lastWeek: weeks.at(-2) ?? 0,
    twelveWeeks: total(weeks.slice(0, -2)),
  };
}

/** The rows of a list of sums, longest first. */
export function rowsOf(sums: readonly Sum[], show: Show): readonly Row[] {
  const shown = longest(sums).map(({ name, ...figures }) => ({ name, figures: threeOf(figures) }));
  const most = Math.max(...shown.flatMap(({ figures }) => figures));
  const cellOf = (figure: number): Cell => {
    const { text, bar } = show(figure);
    return bar && figure > 0 ? { text, share: figure / most } : { text };
  };
  return shown.map(({ name, figures }) => ({ name: cleaned(name), cells: figures.map(cellOf) }));
}

const threeOf = ({ week, lastWeek, twelveWeeks }: Omit<Sum, 'name'>) => [
  week,
  lastWeek,
  twelveWeeks / averaged,
];

/** Those that had something in the last two weeks, ten at most, and one for all others. */
function longest(sums: readonly Sum[]): readonly Sum[] {
  const sorted = sums.toSorted(largestFirst);
  const recent = sorted.filter(({ week, lastWeek }) => week + lastWeek > 0).slice(0, mostRows);
  const others = sorted.slice(recent.length);
  if (others.length <= 1) return sorted;
  const rest = {
    name: `${others.length} others`,
    week: total(others.map(({ week }) => week)),
    lastWeek: total(others.map(({ lastWeek }) => lastWeek)),
    twelveWeeks: total(others.map(({ twelveWeeks }) => twelveWeeks)),
  };
  return [...recent, rest];
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A name on one line, as strangers may have chosen it: no line breaks, no marks that nobody sees. */
function cleaned(name: string): string {
  const points = [...unlinked(name.replaceAll(/[\s\p{C}]+/gu, ' ').trim())];
  if (points.length <= nameLength) return points.join('');
  return `${points.slice(0, nameLength).join('')} …`;
}
