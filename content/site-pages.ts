import { company } from './company.ts';

/** Title and description of a page for browsers, search results and link previews. */
interface PageMeta {
  /** Browser title. */
  title: string;
  /** At most 155 characters. */
  description: string;
}

interface SitePage {
  path: string;
  label: string;
  /** Main heading, of a page that has no other place for it. */
  heading?: string;
}

/**
 * Legal pages, for routes, footer and sitemaps. The text of each is in `legal/`, in a file named after its
 * path.
 */
const legalPages = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-conditions', label: 'Terms & Conditions' },
] as const satisfies readonly SitePage[];

const [privacy, terms] = legalPages;

/** Pages other than lines and services. */
export const sitePages = {
  home: { path: '/', label: 'Home', heading: 'Unified Technology Solutions' },
  privacy,
  terms,
  sitemap: { path: '/sitemap', label: 'Sitemap' },
} as const satisfies Readonly<Record<string, SitePage>>;

/** In the home page's link preview, below its heading. */
export const homePreview = `IT support, cyber security and design in ${company.city}, from one consultancy.`;

/** Titles and descriptions of pages that have little else to say. */
export const pageMeta = {
  sitemap: {
    title: `Sitemap - ${company.name}`,
    description: `Every page of the ${company.name} website on one page: IT, cyber security and design services, legal pages, and how to reach us by phone or email.`,
  },
  notFound: {
    title: `Page not found - ${company.name}`,
    description: 'There is no page at this address.',
  },
  serverError: {
    title: `Unexpected Application Error! - ${company.name}`,
    description: 'The page could not be shown.',
  },
} as const satisfies Readonly<Record<string, PageMeta>>;

/** The last pages in the footer and on the sitemap page. */
export const closingPages: readonly SitePage[] = [...legalPages, sitePages.sitemap];
