import { useEffect, useEffectEvent } from 'react';

interface Closable {
  close: () => void;
  /** Whether Escape is meant for it now. */
  applies: () => boolean;
}

/** What Escape closes, the last opened at the end. */
const opened: Closable[] = [];

function closeLast(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const last = opened.findLast(({ applies }) => applies());
  if (!last) return;
  // The page's open menu would close as well.
  event.preventDefault();
  event.stopImmediatePropagation();
  last.close();
}

/** While `isOpen`, Escape closes this before what was opened earlier. */
export function useEscape(isOpen: boolean, onClose: () => void, isMeant = () => true): void {
  const close = useEffectEvent(onClose);
  const applies = useEffectEvent(isMeant);
  useEffect(() => {
    if (!isOpen) return;
    const entry: Closable = { close: () => close(), applies: () => applies() };
    if (opened.length === 0) addEventListener('keydown', closeLast, { capture: true });
    opened.push(entry);
    return () => {
      opened.splice(opened.indexOf(entry), 1);
      if (opened.length === 0) removeEventListener('keydown', closeLast, { capture: true });
    };
  }, [isOpen]);
}
