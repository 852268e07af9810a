import { Fragment } from 'react';
import type { TableLabel } from '../../content/model/figures/table.ts';
import { linesOf } from './lines-of.ts';
import { type ShapeName, shapes, tenths } from './shape.ts';

interface LabelProps {
  label: TableLabel;
  at: readonly [x: number, y: number, characters?: number];
  shape: ShapeName;
}

/** The height of a line, in its own size. */
const leading = 1.22;
/** How far under the upper edge of a line its text stands, in its own size. */
const baseline = 0.93;

/** Text on the table: real text, in lines that do not depend on the browser. */
export function Label({ label, at: [x, y, characters], shape }: LabelProps) {
  const align = typeof label.align === 'object' ? label.align[shape] : label.align;
  const edge = typeof label.edge === 'object' ? label.edge[shape] : label.edge;
  const { type } = shapes[shape];
  const lines = (['title', 'value', 'answer', 'text'] as const).flatMap((part) => {
    const size = part === 'title' ? type.text : type[part];
    return linesOf(label[part], characters).map((text) => ({ part, size, text }));
  });
  const height = lines.reduce((sum, { size }) => sum + size * leading, 0);
  let next = y - { top: 0, middle: height / 2, bottom: height }[edge ?? 'middle'];
  const placed = lines.map((line) => {
    const top = next;
    next += line.size * leading;
    return { ...line, y: tenths(top + line.size * baseline) };
  });
  return (
    <text className={label.struck ? 'struck' : label.ink && 'ink'} textAnchor={align}>
      {placed.map(({ part, text, y: line }, index) => (
        <Fragment key={line}>
          {/* Separates the words for those who hear or copy them, and takes no room. */}
          {index > 0 && <tspan className="space"> </tspan>}
          <tspan className={part === 'text' ? undefined : `as-${part}`} x={x} y={line}>
            {text}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}
