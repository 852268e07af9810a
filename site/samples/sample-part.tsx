import type { SamplePart as Part } from '../../content/model/sample.ts';
import { SampleDrawing } from './sample-drawing.tsx';
import { SampleEntries } from './sample-entries.tsx';
import { SampleFrames } from './sample-frames.tsx';
import { SampleTable } from './sample-table.tsx';

/** One part of the sample page. */
export function SamplePart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'table':
      return <SampleTable table={part} />;
    case 'entries':
      return <SampleEntries entries={part.entries} />;
    case 'frames':
      return <SampleFrames frames={part.frames} />;
    case 'drawing':
      return <SampleDrawing drawing={part} />;
  }
}
