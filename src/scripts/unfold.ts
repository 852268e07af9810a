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

let folded: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const section of folded) section.open = true;
});
addEventListener('afterprint', () => {
  for (const section of folded) section.open = false;
});
