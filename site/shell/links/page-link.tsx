import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

/** A link to another page of the site: a plain anchor; `site/start/7-follow-links.ts` handles its click. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const current = useLocation().pathname === to;
  return <a href={to} aria-current={current ? 'page' : undefined} {...rest} />;
}
