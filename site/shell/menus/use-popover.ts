import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Follows a native popover: whether it is open (undefined until hydrated, because without scripts
 * the platform tells assistive technology itself), and closes it when a page is chosen, also the one that is shown, and
 * when the keyboard leaves it: it would cover what is focused next.
 */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  onToggle?: (open: boolean) => void,
): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  const { key } = useLocation();
  const notify = useRef(onToggle);
  notify.current = onToggle;

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    setOpen(element.matches(':popover-open'));
    const toggled = () => {
      const now = element.matches(':popover-open');
      setOpen(now);
      notify.current?.(now);
    };
    const left = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || element.contains(next)) return;
      // Its own button closes it itself.
      if (next.getAttribute('popovertarget') !== element.id) element.hidePopover();
    };
    element.addEventListener('toggle', toggled);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('toggle', toggled);
      element.removeEventListener('focusout', left);
    };
  }, [popover]);

  const shown = useRef(key);
  useEffect(() => {
    // Not on hydration: what a visitor opened before stays open.
    if (shown.current === key) return;
    shown.current = key;
    const element = popover.current;
    // To hide one that is not shown costs styles and layout of the new page.
    if (element?.matches(':popover-open')) element.hidePopover();
  }, [key, popover]);

  return open;
}
