import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

/** A link to another page of the site: a plain anchor, whose click `site/start/follow-links.ts` takes. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const current = useLocation().pathname === to;
  return <a href={to} aria-current={current ? 'page' : undefined} {...rest} />;
}
