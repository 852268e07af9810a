import { createContext, use } from 'react';
import { Link, type LinkProps, useMatches } from 'react-router';
import type { CrossReference } from '../../content/types/page.ts';

/** Fetches the script of the page at a path. A failure is ignored: the visit itself tries again. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** The path of the page that is shown, as the list of routes has it; '*' on the not-found page. */
export const usePagePath = (): string => useMatches().at(-1)?.id ?? '*';

/** A link to another page of the site. It fetches the page's script when the visitor points at it. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  const preload = use(PreloadContext);
  const fetchPage = () => preload(to);
  return (
    <Link
      to={to}
      discover="none"
      aria-current={usePagePath() === to ? 'page' : undefined}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
      {...rest}
    />
  );
}

/** 'Learn More', with its subject for screen readers that list links out of context. */
export function LearnMore({ to, about }: { to: string; about: string }) {
  return (
    <PageLink to={to} className="more">
      <span>Learn More</span>
      <span className="offscreen"> about {about}</span>
    </PageLink>
  );
}

/** A sentence that leads to where its subject is explained. */
export function SeeAlso({ text, link }: CrossReference) {
  return (
    <p className="prose see-also soft">
      {text}{' '}
      <PageLink to={link.href} className="link">
        {link.label}
      </PageLink>
      .
    </p>
  );
}
