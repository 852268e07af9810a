// Browsers open a folded section for a link into it and for paper; those before 2025 need help.

function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const section = target?.closest('details:not([open])');
  if (!target || !section) return;
  section.setAttribute('open', '');
  target.scrollIntoView();
}
unfoldTarget();
addEventListener('hashchange', unfoldTarget);

// A section that opens closes the one above it that has the same name. Safari has no scroll anchoring: there the summary
// that was tapped leaves the screen.
addEventListener(
  'toggle',
  ({ target }) => {
    const isOpen = target instanceof HTMLDetailsElement && target.open && target.name !== '';
    if (isOpen)
      target.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  },
  true,
);

let folded: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const section of folded) section.open = true;
});
addEventListener('afterprint', () => {
  for (const section of folded) section.open = false;
});
