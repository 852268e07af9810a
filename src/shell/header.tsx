import { company } from '../../content/company.ts';
import type { Theme } from '../../content/types/service-line.ts';
import { PageLink } from '../components/page-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface HeaderProps {
  path: string | undefined;
  theme: Theme;
  /** Target of 'Get in Touch'. */
  contact: string;
}

/** `shrink-header.ts`, `menus.ts` and `tooltips.ts` operate it. */
export function Header({ path, theme, contact }: HeaderProps) {
  return (
    <header className="header">
      <div className="top-bar light-focus small">
        <ul className="container" role="list">
          <ContactLinks />
        </ul>
      </div>
      <div className="main-bar">
        <div className="container">
          <Logo path={path} />
          <DesktopMenu path={path} theme={theme} />
          <GetInTouch to={contact} />
          <MobileMenu path={path} contact={contact} />
        </div>
      </div>
    </header>
  );
}

export function Logo({ path }: { path: string | undefined }) {
  return (
    <PageLink to="/" path={path} className="logo">
      <svg viewBox="0 0 100 100" width="40" height="40" className="logo-symbol" aria-hidden="true">
        <use href="#logo" />
      </svg>
      {company.name}
    </PageLink>
  );
}
