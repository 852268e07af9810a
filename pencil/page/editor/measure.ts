import type { CSSProperties } from 'react';

/** Where a text stands on the page. */
export interface Place {
  element: Element;
  range: Range;
}

/** Where the field goes, in px: from the document's corner, or from the window's if `isFixed`. */
interface Box {
  left: number;
  top: number;
  width: number;
  /** The least: that of its words now. */
  height: number;
  isFixed: boolean;
}

/** Px of room that the field has around its words. */
const padding = { x: 10, y: 6 } as const;

/** Px: the narrowest field, and the least room beside it. */
const leastWidth = 200;
const margin = 8;

/** The element whose type the words have. */
function holderOf({ element, range: { startContainer: start } }: Place): Element {
  return start instanceof Element ? start : (start.parentElement ?? element);
}

/** By how much a drawing is scaled on the screen. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

function lineHeightOf(style: CSSStyleDeclaration): number {
  const size = Number.parseFloat(style.fontSize);
  return style.lineHeight === 'normal' ? size * 1.3 : Number.parseFloat(style.lineHeight);
}

/** The page's own type for the field. */
export function typeOf(place: Place): CSSProperties {
  const holder = holderOf(place);
  const style = getComputedStyle(holder);
  const scale = scaleOf(holder);
  const spacing = Number.parseFloat(style.letterSpacing) * scale;
  return {
    fontFamily: style.fontFamily,
    fontSize: Number.parseFloat(style.fontSize) * scale,
    fontWeight: style.fontWeight,
    fontStyle: style.fontStyle,
    lineHeight: `${lineHeightOf(style) * scale}px`,
    letterSpacing: Number.isNaN(spacing) ? 'normal' : `${spacing}px`,
    textAlign: alignOf(place.element),
    color: colourOf(holder, style),
  };
}

/** Whether the words are light, so that the field needs a dark ground. */
export function isLight(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140;
}

function colourOf(holder: Element, style: CSSStyleDeclaration): string {
  return holder instanceof SVGElement && style.fill !== 'none' ? style.fill : style.color;
}

function alignOf(element: Element): 'left' | 'center' | 'right' {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement) {
    if (style.textAnchor === 'middle') return 'center';
    return style.textAnchor === 'end' ? 'right' : 'left';
  }
  const isCentred = style.display.includes('flex') && style.justifyContent === 'center';
  if (style.textAlign === 'center' || isCentred) return 'center';
  return style.textAlign === 'right' || style.textAlign === 'end' ? 'right' : 'left';
}

/** Where the field lies exactly over its words; `undefined` while they are not shown. */
export function boxOf(place: Place): Box | undefined {
  const { element, range } = place;
  const [line] = range.getClientRects();
  if (!line) return undefined;
  const style = getComputedStyle(holderOf(place));
  const lineHeight = lineHeightOf(style) * scaleOf(holderOf(place));
  const { left, width } = columnOf(place) ?? range.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 2 * margin;
  const wide = Math.min(Math.max(width + 2 * padding.x, leastWidth), room);
  const grown = wide - width;
  const share = { left: padding.x, center: grown / 2, right: grown - padding.x }[alignOf(element)];
  const wished = left - share;
  const x = Math.max(margin, Math.min(wished, margin + room - wide));
  const y = line.top + line.height / 2 - lineHeight / 2 - padding.y;
  const isFixed = isFixedAt(element);
  return {
    left: x + (isFixed ? 0 : scrollX),
    top: y + (isFixed ? 0 : scrollY),
    width: wide,
    height: range.getBoundingClientRect().height + 2 * padding.y,
    isFixed,
  };
}

/** The column of a block that has no other words. */
function columnOf({ element, range }: Place): { left: number; width: number } | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const style = getComputedStyle(element);
  if (!/^(block|list-item|table-cell|flow-root)$/.test(style.display)) return undefined;
  if (element.textContent?.trim() !== range.toString().trim()) return undefined;
  const { left, width } = element.getBoundingClientRect();
  const start = Number.parseFloat(style.paddingLeft);
  return { left: left + start, width: width - start - Number.parseFloat(style.paddingRight) };
}

/** Whether it stays in the window while the page scrolls. */
function isFixedAt(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position } = getComputedStyle(one);
    if (position === 'fixed' || position === 'sticky' || one.matches(':popover-open')) return true;
  }
  return false;
}
