/**
 * Whether the site's own fonts are loaded. Runs in the page. Its fallbacks are local fonts, which have no
 * state until they are used.
 */
export function hasFonts(): boolean {
  const own = ['Bricolage Grotesque', 'Hanken Grotesk'];
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return own.every((name) => loaded.some(({ family }) => family.includes(name)));
}

/** Whether the site has applied its fonts, or found that they must wait for the next page. Runs in the page. */
export function hasDecidedOnFonts(): boolean {
  return 'fonts' in document.documentElement.dataset;
}
