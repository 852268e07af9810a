interface SitePage {
  path: string;
  label: string;
}

/**
 * Legal pages, for routes, footer and sitemaps. The text of each is in `legal/`, in a file named after its
 * path.
 */
export const legalPages = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-conditions', label: 'Terms & Conditions' },
] as const satisfies readonly SitePage[];

const [privacy, terms] = legalPages;

/** Pages other than lines and services. */
export const sitePages = {
  home: { path: '/', label: 'Home' },
  privacy,
  terms,
  sitemap: { path: '/sitemap', label: 'Sitemap' },
} as const satisfies Readonly<Record<string, SitePage>>;

/** The last pages in the footer and on the sitemap page. */
export const closingPages: readonly SitePage[] = [...legalPages, sitePages.sitemap];
