interface HoverDelays {
  /** Milliseconds of hovering until it opens. */
  open: number;
  /** Milliseconds after closing during which the next target opens at once. */
  skip: number;
  /** Milliseconds from the pointer's leaving until it closes. */
  close: number;
}

/** Milliseconds after opening on hover during which a click does not close it: the visitor meant to open it. */
const clickGrace = 500;

/**
 * Opens on hover and closes after the pointer leaves, each after a delay; the next target then opens at once (section 9:
 * menus 200, 300, 150 ms; tooltips 700, 300 ms).
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

  enter(target: Target): void {
    this.stay();
    if (this.#shown === target) return;
    const isNext = this.#shown || performance.now() - this.#closedAt < this.#delays.skip;
    this.#after(isNext ? 0 : this.#delays.open, () => {
      this.#openedAt = performance.now();
      this.open(target);
    });
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.#after(this.#delays.close, () => this.close());
  }

  open(target: Target): void {
    this.noteOpened(target);
    this.#show(target);
  }

  close(): void {
    this.stay();
    const target = this.#shown;
    if (!target) return;
    this.noteClosed(target);
    this.#hide(target);
  }

  /** It has opened, for any reason: pointer, click or key. */
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

  hasJustOpened(): boolean {
    return performance.now() - this.#openedAt < clickGrace;
  }

  #after(milliseconds: number, action: () => void): void {
    this.stay();
    if (milliseconds > 0) this.#timer = setTimeout(action, milliseconds);
    else action();
  }
}
