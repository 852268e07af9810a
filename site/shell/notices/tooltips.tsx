import { useEffect, useRef } from 'react';
import { type HoverDelays, hoverIntent } from '../menus/hover-intent.ts';

/** Section 9: open 700 ms, skip 300 ms. A tooltip has nothing to click, so it closes at once. */
const delays: HoverDelays = { open: 700, skip: 300, close: 0 };

const id = 'tooltip';

function place(tooltip: HTMLElement, target: Element): void {
  const box = target.getBoundingClientRect();
  const own = tooltip.getBoundingClientRect();
  const left = box.left + box.width / 2 - own.width / 2;
  const below = box.bottom + own.height + 12 < innerHeight;
  tooltip.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`;
  tooltip.style.top = `${below ? box.bottom + 6 : box.top - own.height - 6}px`;
}

/** Shows in `tooltip` what the element that is pointed at or focused has in `data-tooltip`, until `page` ends. */
function showTooltips(tooltip: HTMLElement, page: AbortSignal): void {
  let shownFor: Element | undefined;
  const hide = () => {
    shownFor?.removeAttribute('aria-describedby');
    shownFor = undefined;
    tooltip.hidePopover();
  };
  const show = (target: Element) => {
    hide();
    tooltip.textContent = target.getAttribute('data-tooltip');
    tooltip.showPopover();
    place(tooltip, target);
    target.setAttribute('aria-describedby', id);
    shownFor = target;
  };
  const intent = hoverIntent<Element>(delays, show, hide);
  const labelled = (event: Event) =>
    event.target instanceof Element ? event.target.closest('[data-tooltip]') : null;
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal: page });
  let hovered: Element | null = null;
  on('pointerover', (event) => {
    const target = labelled(event);
    if (target === hovered) return;
    if (hovered) intent.leave();
    hovered = target;
    if (target) intent.enter(target);
  });
  on('focusin', (event) => {
    const target = labelled(event);
    if (!target?.matches(':focus-visible')) return;
    show(target);
    intent.noteOpened();
  });
  const dismiss = () => {
    hide();
    intent.noteClosed();
  };
  on('focusout', dismiss);
  on('pointerdown', dismiss);
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') dismiss();
  });
  page.addEventListener('abort', intent.stay);
}

/** One tooltip for every element that has `data-tooltip`: pointer, keyboard, Escape. */
export function Tooltips() {
  const tooltip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = new AbortController();
    if (tooltip.current) showTooltips(tooltip.current, page.signal);
    return () => page.abort();
  }, []);
  return <div ref={tooltip} id={id} role="tooltip" popover="manual" className="tooltip" />;
}
