import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { scrollStorage } from '../start/keep-scroll.ts';
import { Footer } from './footer/footer.tsx';
import { useCurrentLinks } from './frame-part.tsx';
import { Header } from './header/header.tsx';
import { Tooltips } from './notices/tooltips.tsx';
import { PageAnnouncer } from './page-change/page-announcer.tsx';
import { PageTransition } from './page-change/page-transition.tsx';
import { usePageHandle } from './page-handle.ts';

/** The frame of every page. */
export function Shell() {
  const { theme, footer } = usePageHandle();
  useCurrentLinks();
  const { pathname } = useLocation();
  return (
    <div data-line={theme}>
      <a href="#main" className="offscreen">
        Skip to the content
      </a>
      <Header />
      {/* The key gives each page its own elements, so that no field or focus carries over. */}
      <main id="main" key={pathname} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer variant={footer} />
      <PageTransition />
      <PageAnnouncer />
      <Tooltips />
      <ScrollRestoration storageKey={scrollStorage} />
    </div>
  );
}
