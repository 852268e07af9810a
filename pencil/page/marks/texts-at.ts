import type { ShownText } from '../shown-texts.ts';

interface Point {
  clientX: number;
  clientY: number;
}

/** Px around a text's lines that count as the text. */
const reach = 3;

/**
 * The texts under a click: one if it hits a line of it, else all of the nearest marked element. A link
 * may be stretched over its card, so texts below it count if they are in the same card.
 */
export function textsAt(
  point: Point,
  target: Element,
  shown: readonly ShownText[],
): readonly ShownText[] {
  const card = target instanceof HTMLElement ? target.offsetParent : null;
  const isNear = ({ element }: ShownText) =>
    element === target ||
    element.contains(target) ||
    target.contains(element) ||
    (card !== null && card !== document.body && card.contains(element));
  const hit = shown.filter((text) => isNear(text) && isHit(text.range, point));
  // The innermost is found last, because the page is read from the top.
  const last = hit.at(-1);
  if (last) return [last];
  const marked = target.closest('[data-pencil]');
  return marked ? shown.filter(({ element }) => element === marked) : [];
}

function isHit(range: Range, { clientX: x, clientY: y }: Point): boolean {
  for (const { left, right, top, bottom } of range.getClientRects()) {
    if (x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach) {
      return true;
    }
  }
  return false;
}
