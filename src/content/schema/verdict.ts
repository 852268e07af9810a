import { countDots } from '../dots.ts';
import type { SamplePage, SamplePart } from './sample.ts';

/** All numbers in a text: '$1,848' is 1848. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d[\d,.]*\d|\d/g), ([found]) => Number(found.replaceAll(',', '')));

/** All numbers in a part, in its texts too. */
function allNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return numbersIn(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(allNumbers)
    : [];
}

/** What a reader counts on a chart: dots and doors. */
function counted(part: SamplePart): number[] {
  if (part.kind === 'dots') {
    return Object.values(countDots(part.rows.flatMap(({ dots }) => dots)));
  }
  if (part.kind === 'plan') {
    return [part.doors.length, part.doors.filter(({ door }) => door === 'open').length];
  }
  return [];
}

const sum = (numbers: readonly number[]) =>
  // Without the traces of binary fractions.
  Number(numbers.reduce((total, one) => total + one, 0).toFixed(6));

/**
 * What is wrong with the numbers of a verdict: each must be on the page, in words or as a count, or be one of its sums, whose
 * terms are on the page.
 */
export function faultsOfVerdict({ verdict, title, about, parts }: SamplePage): string[] {
  const { text, sums = [], elsewhere = [] } = verdict;
  const onPage = new Set([
    ...[title, about, ...parts].flatMap(allNumbers),
    ...parts.flatMap(counted),
  ]);
  const said = numbersIn(text);
  const totals = sums.map(sum);
  const isKnown = (number: number) =>
    onPage.has(number) || totals.includes(number) || elsewhere.includes(number);
  return [
    ...sums
      .flat()
      .filter((term) => !onPage.has(Math.abs(term)))
      .map((term) => `adds ${term}, which is nowhere else on the sample`),
    ...totals
      .filter((total) => !said.includes(total))
      .map((total) => `has a sum of ${total}, which its text does not say`),
    ...said
      .filter((number) => !isKnown(number))
      .map((number) => `says ${number}, which is nowhere else on the sample and none of its sums`),
  ];
}
