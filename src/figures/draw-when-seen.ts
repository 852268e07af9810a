/** Share of a table that must be visible before its shots are drawn. */
const visibleShare = 0.25;

/**
 * The shots of a figure are drawn once, when its table comes into view. Without scripts, and if the first screen shows any of
 * the table, they are drawn after the paint (`figure.css`).
 */
for (const table of document.querySelectorAll('figure .table')) {
  let least = Number.EPSILON;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isVisible = entry !== undefined && entry.intersectionRatio >= least;
      least = visibleShare;
      table.toggleAttribute('data-unseen', !isVisible);
      if (isVisible) observer.disconnect();
    },
    { threshold: visibleShare },
  );
  observer.observe(table);
}
