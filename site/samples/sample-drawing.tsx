import type { SampleDrawing as Drawing } from '../../content/model/sample.ts';
import { SampleEntries } from './sample-entries.tsx';
import { Shapes } from './shapes.tsx';

/** A drawing in its own size, with its entries. */
export function SampleDrawing({
  drawing: { name, height, shapes, entries },
}: {
  drawing: Drawing;
}) {
  return (
    <div className="sample-drawing">
      <svg viewBox={`0 0 300 ${height}`} role="img" aria-label={name}>
        <Shapes shapes={shapes} />
      </svg>
      <SampleEntries entries={entries} />
    </div>
  );
}
