import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isModified } from './use-section-links.ts';

/**
 * Props of a popover and of its button, which gets `aria-expanded` from the browser. The popover closes when a page or a
 * section is chosen, and when the keyboard leaves it, because it would cover what is focused next.
 * @param onToggle Called after it has opened or closed, for any reason.
 */
export function usePopover<Popover extends HTMLElement>(
  id: string,
  onToggle?: (popover: Popover, open: boolean) => void,
) {
  const ref = useRef<Popover>(null);
  const location = useLocation();
  const lastLocation = useRef(location);

  useEffect(() => {
    // Not when mounted: it may have been opened before hydration.
    if (lastLocation.current === location) return;
    lastLocation.current = location;
    ref.current?.togglePopover(false);
  }, [location]);

  // Safari before 18.3 closes no popover by a tap outside on iPhones and iPads.
  useEffect(() => {
    const dismiss = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const isInside = ref.current?.contains(target) || target.closest(`[popovertarget=${id}]`);
      if (!isInside) ref.current?.togglePopover(false);
    };
    addEventListener('pointerup', dismiss);
    return () => removeEventListener('pointerup', dismiss);
  }, [id]);

  return {
    button: { popoverTarget: id },
    popover: {
      ref,
      id,
      popover: 'auto' as const,
      onToggle: ({ currentTarget, newState }: ToggleEvent<Popover>) =>
        onToggle?.(currentTarget, newState === 'open'),
      // At once, while the page still loads; not for a link that opens elsewhere.
      onClick: (event: MouseEvent<Popover>) => {
        const { currentTarget, target } = event;
        const isLink = target instanceof Element && target.closest('a');
        if (isLink && !isModified(event)) currentTarget.togglePopover(false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Popover>) => {
        if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
        // Its own button closes it.
        if (relatedTarget.getAttribute('popovertarget') !== id) currentTarget.togglePopover(false);
      },
    },
  };
}
