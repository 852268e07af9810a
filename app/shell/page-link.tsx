import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { usePreload } from './preload.ts';

/** A link to another page of the site: its words are fetched as soon as somebody points at it. */
export function PageLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const preload = usePreload();
  const current = useLocation().pathname === to;
  const prepare = () => preload(to);
  return (
    <Link
      to={to}
      discover="none"
      aria-current={current ? 'page' : undefined}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      {...rest}
    />
  );
}
