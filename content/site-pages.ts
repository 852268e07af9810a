/** Pages other than home, lines and services: path and label, for all links to them. */
export const sitePages = {
  home: { path: '/', label: 'Home' },
  privacy: { path: '/privacy-policy', label: 'Privacy Policy' },
  terms: { path: '/terms-conditions', label: 'Terms & Conditions' },
  sitemap: { path: '/sitemap', label: 'Sitemap' },
} as const;
