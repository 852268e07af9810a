import { useEffect } from 'react';

/** The part of a table that has to be on the screen before its shots are drawn. */
const seen = 0.25;

/**
 * Draws the shots of the page's table once, when it comes into view. Without a script, and where the table is on
 * the first screen, they are drawn as the page is painted (`figure.css`).
 */
export function useDrawOnce(): void {
  useEffect(() => {
    const table = document.querySelector('.table');
    if (!table) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        const isSeen = entry !== undefined && entry.intersectionRatio >= seen;
        table.classList.toggle('unseen', !isSeen);
        if (isSeen) watch.disconnect();
      },
      { threshold: seen },
    );
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
}
