/**
 * The shots of a figure are drawn once, when its table has come a quarter of the screen's height into view: not of its own
 * height, which in a magnified page is that of several screens. Without scripts, and if the first screen shows any of the
 * table, they are drawn after the paint (`signs.css`).
 */
const whenSeen: IntersectionObserverInit = { rootMargin: '0px 0px -25%' };

for (const table of document.querySelectorAll('figure .table')) {
  let isFirst = true;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return;
    const isOnFirstScreen = isFirst && entry.boundingClientRect.top < innerHeight;
    const isSeen = entry.isIntersecting || isOnFirstScreen;
    isFirst = false;
    table.toggleAttribute('data-unseen', !isSeen);
    if (isSeen) observer.disconnect();
  }, whenSeen);
  observer.observe(table);
}
