interface HoverDelays {
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
 * Opens after a rest, closes after a pause, and lets a pointer move from one target to the next at once
 * (specification, section 9: menus 200, 300, 150 ms; tooltips 700, 300 ms).
 */
export class HoverIntent<Target> {
  readonly #delays: HoverDelays;
  readonly #show: (target: Target) => void;
  readonly #hide: (target: Target) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Target | undefined;
  #openedAt = Number.NEGATIVE_INFINITY;
  #closedAt = Number.NEGATIVE_INFINITY;

  constructor(delays: HoverDelays, show: (target: Target) => void, hide: (target: Target) => void) {
    this.#delays = delays;
    this.#show = show;
    this.#hide = hide;
  }

  /** The pointer has come to a target. */
  enter(target: Target): void {
    const glides = this.#shown || performance.now() - this.#closedAt < this.#delays.skip;
    this.#after(glides ? 0 : this.#delays.open, () => {
      this.#openedAt = performance.now();
      this.noteOpened(target);
      this.#show(target);
    });
  }

  /** The pointer is on what is open. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer has left. */
  leave(): void {
    this.#after(this.#delays.close, () => {
      const target = this.#shown;
      if (!target) return;
      this.noteClosed(target);
      this.#hide(target);
    });
  }

  /** It is open, by the pointer or in another way: a click, a key, the platform. */
  noteOpened(target: Target): void {
    this.stay();
    this.#shown = target;
  }

  noteClosed(target: Target): void {
    if (this.#shown !== target) return;
    this.stay();
    this.#shown = undefined;
    this.#closedAt = performance.now();
  }

  /** Whether it has just opened by itself, so that a click on it still means 'open'. */
  hasJustOpened(): boolean {
    return performance.now() - this.#openedAt < clickGrace;
  }

  #after(milliseconds: number, action: () => void): void {
    this.stay();
    if (milliseconds > 0) this.#timer = setTimeout(action, milliseconds);
    else action();
  }
}
