/** Milliseconds after which a browser that knows of no idle moments (Safari) is taken to be idle. */
const guess = 100;

/**
 * Resolves in the next idle moment: what the visitor just did has been answered and painted then.
 * @param patience Milliseconds after which it is no longer waited for.
 */
export function idle(patience: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, Math.min(guess, patience));
  });
}
