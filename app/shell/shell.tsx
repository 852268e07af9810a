import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { usePageHandle } from './page-handle.ts';
import { PageTransition } from './page-transition.tsx';
import { Tooltips } from './tooltips.tsx';

/** What frames every page. */
export function Shell() {
  const { theme, footer } = usePageHandle();
  const { pathname } = useLocation();
  return (
    <div data-line={theme}>
      <a href="#main" className="offscreen">
        Skip to the content
      </a>
      <Header />
      {/* The key gives each page its own elements, so that no field or focus is carried over. */}
      <main id="main" key={pathname} tabIndex={-1} className="pt-[120px]">
        <Outlet />
      </main>
      <Footer variant={footer} />
      <PageTransition />
      <PageAnnouncer />
      <Tooltips />
      <ScrollRestoration />
    </div>
  );
}
