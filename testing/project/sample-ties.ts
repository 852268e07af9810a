import type { Letter, Sample, SamplePart } from '../../content/model/sample.ts';

/** The letters on a sample, in reading order. */
export function tiesOf({ parts }: Sample): readonly Letter[] {
  return parts.flatMap(placesOf).flatMap(({ tie }) => tie ?? []);
}

/** What may have a letter. */
function placesOf(part: SamplePart): readonly { tie?: Letter }[] {
  switch (part.kind) {
    case 'table':
      return part.rows;
    case 'entries':
      return part.entries;
    case 'frames':
      return part.frames;
    case 'drawing':
      return [...part.shapes.filter((shape) => 'tie' in shape), ...part.entries];
  }
}
