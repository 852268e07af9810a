import type { ShownText } from '../shown-texts.ts';

/** Where a text is shown: in sight if possible, because menus and other layouts repeat texts. */
export function whereShown(id: string, shown: readonly ShownText[]): ShownText | undefined {
  const places = shown.filter(({ candidates }) => candidates.some((one) => one.id === id));
  return places.find(({ range }) => range.getClientRects().length > 0) ?? places[0];
}

/** Opens what hides an element: a menu or a disclosure. */
export function unhide(element: Element): void {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    if (parent.popover !== null && !parent.matches(':popover-open')) parent.showPopover();
  }
}

/** Opens what hides an element, and scrolls to it. */
export function reveal(element: Element): void {
  unhide(element);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top > 130 && bottom < innerHeight / 2;
  if (!isSeen) element.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'auto' });
}
