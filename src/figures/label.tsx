import { Fragment } from 'react';
import type { TableLabel } from '../../content/model.ts';
import { type ShapeName, shapes, tenths } from './shape.ts';

interface LabelProps {
  label: TableLabel;
  at: readonly [x: number, y: number, characters?: number];
  shape: ShapeName;
}

/** Line height, and distance of the baseline from the top of the line, both in em. */
const leading = 1.22;
const baseline = 0.93;

/** Text on the table: real text, broken into the same lines in every browser. */
export function Label({ label, at: [x, y, characters], shape }: LabelProps) {
  const align = typeof label.align === 'object' ? label.align[shape] : label.align;
  const base = shapes[shape].type.text;
  const edge = typeof label.edge === 'object' ? label.edge[shape] : label.edge;
  const lines = (['title', 'value', 'answer', 'text'] as const).flatMap((part) =>
    linesOf(label[part], characters).map((text) => ({
      part,
      size: shapes[shape].type[part],
      text,
    })),
  );
  const height = lines.reduce((sum, { size }) => sum + size * leading, 0);
  let top = y - { top: 0, middle: height / 2, bottom: height }[edge ?? 'middle'];
  const placed = lines.map((line) => {
    const placedLine = { ...line, y: tenths(top + line.size * baseline) };
    top += line.size * leading;
    return placedLine;
  });
  return (
    // Keyed by its words: a translator may have replaced the text nodes that React knows.
    <text
      key={lines.map(({ text }) => text).join(' ')}
      className={label.struck ? 'struck' : label.ink && 'ink'}
      textAnchor={align}
    >
      {placed.map(({ part, size, text, y: line }, index) => (
        <Fragment key={line}>
          {/* Separates the words for screen readers and for copying, without taking room. */}
          {index > 0 && <tspan fontSize="0"> </tspan>}
          <tspan
            className={part === 'text' ? undefined : `as-${part}`}
            fontSize={size === base ? undefined : size}
            x={x}
            y={line}
          >
            {text}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

/** Lines of at most so many characters; a longer word gets a line of its own. Without a limit, one line. */
function linesOf(text: string | undefined, characters = Number.POSITIVE_INFINITY): string[] {
  if (!text) return [];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}
