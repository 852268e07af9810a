import { useMatches } from 'react-router';
import type { Theme } from '../../content/model/line.ts';

/** What the shell needs to know about the page that it frames. */
export interface PageHandle {
  /** Theme of header and page, detected from the path (section 2, header). */
  theme: Theme;
  /** Variant of the footer; 'neutral' is the default one (section 2, footer). */
  footer: Theme;
  /** Id of the page's contact section, if it has one: the target of 'Get in Touch'. */
  contact?: 'contact' | 'contact-form';
}

/** Legal pages, sitemap and not-found: neutral, and without a contact section. */
export const plainPage: PageHandle = { theme: 'neutral', footer: 'neutral' };

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'theme' in handle && 'footer' in handle;
}

/** The handle of the page that is shown: that of the last route that matches. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : plainPage;
}
