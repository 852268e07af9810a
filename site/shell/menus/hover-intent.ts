export interface HoverDelays {
  /** Milliseconds for which a pointer must rest before anything opens. */
  open: number;
  /** Milliseconds after a close in which the next one opens at once. */
  skip: number;
  /** Milliseconds from the pointer's leaving until it closes. */
  close: number;
}

/** Milliseconds within which a click on what has just opened by itself still means 'open'. */
const clickGrace = 500;

/**
 * Opens after a rest, closes after a pause, and lets a pointer move from one to the next at once
 * (section 9: menus 200, 300, 150 ms; tooltips 700, 300 ms).
 */
export function hoverIntent<Target>(
  delays: HoverDelays,
  open: (target: Target) => void,
  close: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let openedAt = Number.NEGATIVE_INFINITY;
  const later = (action: () => void, milliseconds: number) => {
    clearTimeout(timer);
    if (milliseconds > 0) timer = setTimeout(action, milliseconds);
    else action();
  };
  const noteClosed = () => {
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
          open(target);
        },
        glides ? 0 : delays.open,
      );
    },
    /** The pointer is on the opened element, so it stays open. */
    stay: () => clearTimeout(timer),
    leave() {
      later(() => {
        noteClosed();
        close();
      }, delays.close);
    },
    /** It was opened or closed in another way: a click, a key, the platform. */
    noteOpened() {
      clearTimeout(timer);
      opened = true;
    },
    noteClosed,
    /** It has just opened by itself, so a click on it still means 'open'. */
    openedJustNow: () => performance.now() - openedAt < clickGrace,
  };
}
