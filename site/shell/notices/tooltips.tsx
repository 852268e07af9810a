import { useEffect, useRef } from 'react';
import { type HoverDelays, useHoverIntent } from '../menus/use-hover-intent.ts';

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

/** One tooltip for every element that has `data-tooltip`: pointer, keyboard, Escape. */
export function Tooltips() {
  const tooltip = useRef<HTMLDivElement>(null);
  const shownFor = useRef<Element>(undefined);

  const hide = () => {
    shownFor.current?.removeAttribute('aria-describedby');
    shownFor.current = undefined;
    tooltip.current?.hidePopover();
  };
  const show = (target: Element) => {
    const element = tooltip.current;
    if (!element) return;
    hide();
    element.textContent = target.getAttribute('data-tooltip');
    element.showPopover();
    place(element, target);
    target.setAttribute('aria-describedby', id);
    shownFor.current = target;
  };
  const intent = useHoverIntent<Element>(delays, show, hide);

  useEffect(() => {
    const labelled = (event: Event) =>
      event.target instanceof Element ? event.target.closest('[data-tooltip]') : null;
    const abort = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: abort.signal });
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
    return () => abort.abort();
  });

  return <div ref={tooltip} id={id} role="tooltip" popover="manual" className="tooltip" />;
}
