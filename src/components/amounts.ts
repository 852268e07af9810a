import type { SampleAmount, SampleDotsData } from '../content/schema/sample.ts';

/** '23 of 35 KB' */
export const amountInWords = ({ amount, of, unit }: SampleAmount) =>
  [amount, 'of', of, unit].filter((word) => word !== undefined).join(' ');

type Dots = SampleDotsData['rows'][number]['dots'];

/** How many of these dots are not missed, and how many there are. */
export function countOf(marks: Dots) {
  const sumOf = (counted: Dots) => counted.reduce((total, [count]) => total + count, 0);
  return { done: sumOf(marks.filter(([, as]) => as !== 'missed')), total: sumOf(marks) };
}
