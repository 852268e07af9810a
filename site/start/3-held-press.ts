/**
 * Remembers which button of a tool is pressed until the site's script runs, which alone can answer it.
 * @returns Stops remembering, and presses the button again.
 */
export function holdPress(): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('[data-tool] button') ?? pressed;
  };
  addEventListener('click', remember, { capture: true, passive: true, signal: holding.signal });
  return () => {
    holding.abort();
    pressed?.click();
  };
}
