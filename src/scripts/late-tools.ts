/** Milliseconds in view after which a tool counts as late. On a slow phone it wakes in three seconds. */
const patience = 10_000;

const markAsLate = (target: EventTarget | null) => {
  if (target instanceof Element) target.closest('astro-island[ssr]')?.setAttribute('data-late', '');
};

// A tool that does not wake says so (`tool.css`), whatever the cause: its files are gone after a release, refused, or on their way.
addEventListener('astro:hydration-error', ({ target }) => markAsLate(target));
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    setTimeout(markAsLate, patience, target);
  }
});
for (const tool of document.querySelectorAll('.tool')) observer.observe(tool);
