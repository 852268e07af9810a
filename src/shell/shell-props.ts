import { entryAt } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import type { Theme } from '../../content/types/service-line.ts';

/** Theme, variant of the footer, and target of 'Get in Touch' (section 2). Error pages have no path and are neutral. */
export function shellProps(path = '') {
  const entry = entryAt(path);
  const theme: Theme = entry?.line ?? lines.find((line) => line.path === path)?.id ?? 'neutral';
  const home = path === '/' ? '#contact' : '/#contact';
  return {
    theme,
    footer: entry?.footer ?? theme,
    contact: theme === 'neutral' ? home : '#contact-form',
  };
}
