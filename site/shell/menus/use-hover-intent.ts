import { useEffect, useMemo, useRef } from 'react';

export interface HoverDelays {
  /** Milliseconds that a pointer must rest before anything opens. */
  open: number;
  /** Milliseconds after a close in which the next one opens at once. */
  skip: number;
  /** Milliseconds after the pointer left before it closes. */
  close: number;
}

/** Milliseconds in which a click on what has just opened by itself still means: open it. */
const clickGrace = 500;

/**
 * Opens after a rest, closes after a pause, and lets a pointer glide from one to the next
 * (section 9: menus 200, 300, 150 ms; tooltips 700, 300 ms).
 */
export function useHoverIntent<Target>(
  delays: HoverDelays,
  open: (target: Target) => void,
  close: () => void,
) {
  const actions = useRef({ open, close });
  actions.current = { open, close };

  const intent = useMemo(() => {
    let timer: number | undefined;
    let opened = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    let openedAt = Number.NEGATIVE_INFINITY;
    const later = (action: () => void, milliseconds: number) => {
      clearTimeout(timer);
      if (milliseconds > 0) timer = window.setTimeout(action, milliseconds);
      else action();
    };
    const closed = () => {
      clearTimeout(timer);
      if (opened) closedAt = performance.now();
      opened = false;
    };
    return {
      enter(target: Target) {
        const glides = opened || performance.now() - closedAt < delays.skip;
        later(
          () => {
            opened = true;
            openedAt = performance.now();
            actions.current.open(target);
          },
          glides ? 0 : delays.open,
        );
      },
      /** The pointer is on what was opened: it stays. */
      stay: () => clearTimeout(timer),
      leave() {
        later(() => {
          closed();
          actions.current.close();
        }, delays.close);
      },
      /** It was opened or closed by other means: a click, a key, the platform. */
      noteOpened() {
        clearTimeout(timer);
        opened = true;
      },
      noteClosed: closed,
      /** It opened by itself a moment ago: a click on it now means the same. */
      openedJustNow: () => performance.now() - openedAt < clickGrace,
    };
  }, [delays]);

  useEffect(() => intent.stay, [intent]);
  return intent;
}
