import type { ReactNode } from 'react';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';

interface PageLinkProps {
  to: string;
  /** Of the page that it stands on: a link to that page is marked as the current one. */
  path?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function PageLink({ to, path, className, children }: PageLinkProps) {
  return (
    <a href={to} aria-current={to === path ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}

interface PageListProps extends Pick<PageLinkProps, 'path' | 'className'> {
  pages: readonly { path: string; label: string }[];
}

export function PageList({ pages, path: current, className = '' }: PageListProps) {
  return (
    <ul className={`site-links ${className}`.trim()}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <PageLink to={path} path={current}>
            {joinAmpersand(label)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** 'Learn More', with its subject for screen readers, which list links out of context. */
export function LearnMore({ to, about }: { to: string; about: string }) {
  return (
    <PageLink to={to} className="standalone-link">
      Learn More
      <span className="visually-hidden"> about {about}</span>
    </PageLink>
  );
}
