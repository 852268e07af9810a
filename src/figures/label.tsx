import type { FigureLabel, Point } from '../../content/types/figure.ts';
import { type Cloth, type LayoutName, layouts, tenths } from './layout.ts';

/** How far a label moves from its point, as a share of its size. */
const shifts = { start: '0', top: '0', middle: '-50%', end: '-100%', bottom: '-100%' } as const;

const classes = { title: 'as-title', value: 'as-value', text: undefined } as const;

interface PlacedLabelProps {
  label: FigureLabel;
  layout: LayoutName;
  cloth: Cloth;
}

/** Text over the drawing. The browser breaks its lines, so it may grow. */
export function PlacedLabel({ label, layout, cloth }: PlacedLabelProps) {
  const { at, align = 'start', verticalAlign, on, width } = label;
  const [x] = at;
  const { indent } = layouts[layout];
  const [toLeft, toRight] = [x - cloth.left - indent, cloth.right - indent - x];
  const room = { start: toRight, middle: 2 * Math.min(toLeft, toRight), end: toLeft }[align];
  const texts = (['title', 'value', 'text'] as const).flatMap((part) =>
    label[part] ? { part, text: label[part] } : [],
  );
  return (
    // Keyed by its text: a translator may have replaced the nodes that React knows.
    <p
      key={texts.map(({ text }) => text).join(' ')}
      className={['label', label.fill && 'on-paper', label.isStruck && 'struck']
        .filter(Boolean)
        .join(' ')}
      data-on={on}
      style={placeOf(at, width ?? room, align, verticalAlign)}
    >
      {texts.map(({ part, text }) => (
        <span key={part} className={classes[part]}>
          {text}
        </span>
      ))}
    </p>
  );
}

/** Custom properties that place a label (`figure.css`). */
export function placeOf(
  [x, y]: Point,
  width: number,
  align: 'start' | 'middle' | 'end',
  verticalAlign: 'top' | 'middle' | 'bottom' = 'middle',
) {
  const textAlign = align === 'middle' ? ('center' as const) : align;
  const translate = `${shifts[align]} ${shifts[verticalAlign]}`;
  return { '--x': tenths(x), '--y': tenths(y), '--width': tenths(width), textAlign, translate };
}
