import type { SampleDotsData } from './schema/sample.ts';

type Dots = SampleDotsData['rows'][number]['dots'];

/** How many of these dots are done, and how many there are. */
export function countDots(dots: Dots) {
  const sumOf = (counted: Dots) => counted.reduce((total, [count]) => total + count, 0);
  return { done: sumOf(dots.filter(([, as = 'done']) => as === 'done')), total: sumOf(dots) };
}
