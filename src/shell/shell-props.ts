import { entryAt } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import type { Theme } from '../../content/types/service-line.ts';

/** Theme, variant of the footer, and target of 'Get in Touch' (section 2). Some static hosts add a slash to a path. */
export function shellProps(pathname: string) {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const entry = entryAt(path);
  const theme: Theme = entry?.line ?? lines.find((line) => line.path === path)?.id ?? 'neutral';
  const home = path === '/' ? '#contact' : '/#contact';
  return {
    theme,
    footer: entry?.footer ?? theme,
    contact: theme === 'neutral' ? home : '#contact-form',
  };
}
