import { HoverIntent } from './hover-intent.ts';

/** Milliseconds (section 9). */
const delays = { open: 200, skip: 300, close: 150 };

const popovers = [...document.querySelectorAll<HTMLElement>('.header [popover]')];
const buttonOf = ({ id }: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

const intent = new HoverIntent<HTMLElement>(
  delays,
  (popover) => popover.togglePopover(true),
  (popover) => popover.togglePopover(false),
);

const isElement = (target: EventTarget | null) => target instanceof Element;

/** Opens a drop-down on hover. Touch has none. */
function openOnHover(popover: HTMLElement): void {
  const button = buttonOf(popover);
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') intent.leave();
  };
  button?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') intent.enter(popover);
  });
  button?.addEventListener('pointerleave', leave);
  button?.addEventListener('click', (event) => {
    if (popover.matches(':popover-open') && intent.hasJustOpened()) event.preventDefault();
  });
  popover.addEventListener('pointerenter', () => intent.stay());
  popover.addEventListener('pointerleave', leave);
  popover.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') intent.noteOpened(popover);
    else intent.noteClosed(popover);
  });
}

/** Closes a menu when a page or a section is chosen, and when the keyboard leaves it, because it would cover what is next. */
function closeAfterUse(popover: HTMLElement): void {
  popover.addEventListener('click', ({ target, metaKey, ctrlKey, shiftKey, altKey }) => {
    // Not for a link that opens elsewhere.
    const isModified = metaKey || ctrlKey || shiftKey || altKey;
    if (isElement(target) && target.closest('a') && !isModified) popover.togglePopover(false);
  });
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isElement(relatedTarget) || popover.contains(relatedTarget)) return;
    // Its own button closes it.
    if (relatedTarget !== buttonOf(popover)) popover.togglePopover(false);
  });
}

// Without popovers, the style sheet opens menus.
if ('togglePopover' in HTMLElement.prototype) {
  for (const popover of popovers) {
    if (popover.matches('.desktop-menu *')) openOnHover(popover);
    closeAfterUse(popover);
  }
  // Safari before 18.3 closes no popover by a tap outside on iPhones and iPads.
  addEventListener('pointerup', ({ target, pointerType }) => {
    if (pointerType !== 'touch' || !isElement(target)) return;
    for (const popover of popovers) {
      const isOutside = !popover.contains(target) && !buttonOf(popover)?.contains(target);
      if (isOutside) popover.togglePopover(false);
    }
  });
  // Back may return the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const popover of popovers) popover.togglePopover(false);
  });
}
