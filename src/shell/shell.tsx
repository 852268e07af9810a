import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useHydrated } from '../components/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Notices } from './notices.tsx';
import { Overlay } from './overlay.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { shellProps } from './shell-props.ts';
import { TooltipProvider } from './tooltips.tsx';
import { useSectionLinks } from './use-section-links.ts';
import { useUnfoldedPrint } from './use-unfolded-print.ts';

export function Shell() {
  const { pathname } = useLocation();
  useSectionLinks();
  useUnfoldedPrint();
  const { theme, footer, contact } = shellProps(pathname);
  return (
    <div data-line={theme}>
      <SiteLinks />
      <a href="#main" className="visually-hidden">
        Skip to the content
      </a>
      <TooltipProvider>
        <Header theme={theme} contact={contact} />
        {/* Keyed, so that no field or focus carries over to the next page. */}
        <main id="main" key={pathname} tabIndex={-1}>
          {/* The router reads `//` as one slash; the server does not. */}
          {pathname.includes('//') ? <NotFoundPage /> : <Outlet />}
        </main>
        <Footer variant={footer} />
      </TooltipProvider>
      <Overlay theme={theme} />
      <PageAnnouncer />
      <Notices />
      <ScrollRestoration />
    </div>
  );
}

/**
 * Links that would compete with the first paint for the network. Browsers find /favicon.ico themselves. Its own component,
 * so that `Shell` does not render again to add them.
 */
function SiteLinks() {
  return (
    useHydrated() && (
      <>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
      </>
    )
  );
}
