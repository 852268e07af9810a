import { createContext, type ReactNode, use } from 'react';
import { NavLink } from 'react-router';
import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { CrossReference } from '../../content/types/page.ts';

/** Fetches the script of the page at a path. Failures are ignored, since the visit tries again. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

interface PageLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of the site. It fetches the page's script when the visitor points at it. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const preload = use(PreloadContext);
  const fetchPage = () => preload(to);
  return (
    <NavLink
      to={to}
      end
      caseSensitive
      discover="none"
      // A function, since NavLink adds class names of its own to a string.
      className={() => className}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
    >
      {children}
    </NavLink>
  );
}

interface PageListProps {
  pages: readonly { path: string; label: string }[];
  className?: string;
}

export function PageList({ pages, className = '' }: PageListProps) {
  return (
    <ul className={`site-links ${className}`.trim()}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <PageLink to={path}>{joinAmpersand(label)}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/** 'Learn More', with its subject for screen readers, which list links out of context. */
export function LearnMore({ to, about }: { to: string; about: string }) {
  return (
    <PageLink to={to} className="standalone-link">
      <span>Learn More</span>
      <span className="visually-hidden"> about {about}</span>
    </PageLink>
  );
}

export function SeeAlso({ text, link }: CrossReference) {
  return (
    <p className="see-also prose soft">
      {text}{' '}
      <PageLink to={link.href} className="link">
        {link.label}
      </PageLink>
      .
    </p>
  );
}
