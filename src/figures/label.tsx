import { Fragment } from 'react';
import type { TableLabel } from '../../content/types/figure.ts';
import { type LayoutName, layouts, tenths } from './layout.ts';

interface LabelProps {
  label: TableLabel;
  at: readonly [x: number, y: number, characters?: number];
  layout: LayoutName;
}

/** Line height, and the baseline's distance from the top of its line, in em. */
const leading = 1.22;
const baseline = 0.93;

/** Text on the table, broken into the same lines in every browser. */
export function Label({
  label,
  at: [x, y, characters = Number.POSITIVE_INFINITY],
  layout,
}: LabelProps) {
  const align = typeof label.align === 'object' ? label.align[layout] : label.align;
  const base = layouts[layout].type.text;
  const verticalAlign =
    typeof label.verticalAlign === 'object' ? label.verticalAlign[layout] : label.verticalAlign;
  const lines = (['title', 'value', 'answer', 'text'] as const).flatMap((part) => {
    const size = layouts[layout].type[part];
    return wrap(label[part], Math.floor((characters * base) / size)).map((text) => ({
      part,
      size,
      text,
    }));
  });
  const heightOf = (some: typeof lines) => some.reduce((sum, { size }) => sum + size * leading, 0);
  const height = heightOf(lines);
  const top = y - { top: 0, middle: height / 2, bottom: height }[verticalAlign ?? 'middle'];
  return (
    // Keyed by its text: a translator may have replaced the nodes that React knows.
    <text
      key={lines.map(({ text }) => text).join(' ')}
      className={label.struck ? 'struck' : label.ink && 'ink'}
      textAnchor={align}
      data-on={label.on}
    >
      {lines.map(({ part, size, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and may be the same
        <Fragment key={index}>
          {/* A space of no width, for screen readers and for copying. */}
          {index > 0 && <tspan fontSize="0"> </tspan>}
          <tspan
            className={part === 'text' ? undefined : `as-${part}`}
            fontSize={size === base ? undefined : size}
            x={x}
            y={tenths(top + heightOf(lines.slice(0, index)) + size * baseline)}
          >
            {text}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

/** Lines of at most `characters`. A longer word is a line by itself. */
export function wrap(text: string | undefined, characters: number): string[] {
  if (!text) return [];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}
