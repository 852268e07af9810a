import { entryAt } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import type { Theme } from '../../content/types/service-line.ts';

interface ShellProps {
  /** Theme of header and page (specification, section 2, header). */
  theme: Theme;
  /** Variant of the footer; 'neutral' is the default one. */
  footer: Theme;
  /** Target of 'Get in Touch'. Pages without a contact section share the home page's. */
  contact: '#contact' | '#contact-form' | '/#contact';
}

/** Theme, footer and contact link of a page. Some static hosts add a slash to its path. */
export function shellProps(pathname: string): ShellProps {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const entry = entryAt(path);
  const theme = entry?.line ?? lines.find((line) => line.path === path)?.id;
  if (theme) return { theme, footer: entry?.footer ?? theme, contact: '#contact-form' };
  const contact = path === '/' ? '#contact' : '/#contact';
  return { theme: 'neutral', footer: 'neutral', contact };
}
