import type { CalledOut, Letter, SamplePage, SamplePart } from '../../content/types/sample.ts';

const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

function rowsOf(part: SamplePart): readonly CalledOut[] {
  switch (part.kind) {
    case 'table':
      return part.rows;
    case 'frames':
      return part.frames;
    case 'entries':
      return part.entries;
    case 'drawing':
      return [];
    default:
      return [part];
  }
}

/**
 * The letters of the benefits.
 * @throws Error if the sample does not have the same letters, in this order.
 */
export function pairedLetters(sample: SamplePage, benefits: number): readonly Letter[] {
  const found = [sample.verdict, ...sample.parts.flatMap(rowsOf)].flatMap(
    ({ callout }) => callout ?? [],
  );
  const wanted = letters.slice(0, benefits);
  if (found.join() !== wanted.join()) {
    throw new Error(`The sample '${sample.title}' has ${found}, its benefits are ${wanted}`);
  }
  return wanted;
}
