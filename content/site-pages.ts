interface SitePage {
  path: string;
  label: string;
}

/**
 * The one list of legal pages; the text of each is in `legal/`, in a file named after its path.
 * Routes, footer and sitemaps follow it.
 */
export const legalPages = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-conditions', label: 'Terms & Conditions' },
] as const satisfies readonly SitePage[];

const [privacy, terms] = legalPages;

/** Pages other than lines and services that are linked by name: path and label. */
export const sitePages = {
  home: { path: '/', label: 'Home' },
  privacy,
  terms,
  sitemap: { path: '/sitemap', label: 'Sitemap' },
} as const satisfies Readonly<Record<string, SitePage>>;

/** What the footer and the sitemap page list last. */
export const closingPages: readonly SitePage[] = [...legalPages, sitePages.sitemap];
