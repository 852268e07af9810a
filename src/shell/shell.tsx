import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useHydrated } from '../components/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { Overlay } from './overlay.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { shellProps } from './shell-props.ts';
import { TooltipProvider } from './tooltips.tsx';
import { useSectionLinks } from './use-section-links.ts';

/** The frame of every page. */
export function Shell() {
  const { pathname } = useLocation();
  useSectionLinks();
  const { theme, footer, contact } = shellProps(pathname);
  return (
    <div data-line={theme}>
      <SiteLinks />
      <a href="#main" className="offscreen">
        Skip to the content
      </a>
      <TooltipProvider>
        <Header theme={theme} contact={contact} />
        {/* The key gives each page its own elements, so that no field or focus carries over. */}
        <main id="main" key={pathname} tabIndex={-1}>
          <Outlet />
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
 * What the first picture need not share the network with. Browsers find /favicon.ico themselves. Here and not in
 * `Shell`, which React would render again to add them.
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
