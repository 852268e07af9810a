import { type ReactNode, useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import type { Theme } from '../../content/types/service-line.ts';
import { PageLink } from '../components/page-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Vertical scroll in px beyond which the header shrinks (section 9). */
const threshold = 84;

export function Header({ theme, contact }: { theme: Theme; contact: string }) {
  return (
    <Bar>
      <div className="top-bar light-focus small">
        <ul className="container" role="list">
          <ContactLinks />
        </ul>
      </div>
      <div className="main-bar">
        <div className="container">
          <Logo />
          <DesktopMenu theme={theme} />
          <GetInTouch to={contact} />
          <MobileMenu contact={contact} />
        </div>
      </div>
    </Bar>
  );
}

/** Its own component, so that only the bar renders again when it shrinks. */
function Bar({ children }: { children: ReactNode }) {
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    const read = () => setShrunk(scrollY > threshold);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return (
    <header className="header" data-shrunk={shrunk}>
      {children}
    </header>
  );
}

export function Logo() {
  return (
    <PageLink to="/" className="logo">
      <svg viewBox="0 0 100 100" className="logo-symbol" aria-hidden="true">
        <use href="#logo" />
      </svg>
      {company.name}
    </PageLink>
  );
}
