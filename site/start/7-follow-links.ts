import type { createBrowserRouter } from 'react-router';
import { openBehindOverlay } from '../shell/page-change/opening.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface SitePages {
  /** Whether the site has a page at this path. */
  has: (path: string) => boolean;
  /** Fetches what the page needs, so that it is there when it is asked for. Never fails. */
  prepare: (path: string) => Promise<void>;
}

/** The link on which an event happened, when it leads to a page of this site. */
function linkOf(event: Event, pages: SitePages): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  return link && leadsToPage(link, pages) ? link : undefined;
}

function leadsToPage(link: HTMLAnchorElement, { has }: SitePages): boolean {
  return link.origin === location.origin && !link.target && !link.download && has(link.pathname);
}

/** Scrolls smoothly to the section of this page that has this id, and moves the focus to it. */
function scrollToSection(hash: string): void {
  const section = document.getElementById(hash.slice(1));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  section?.focus({ preventScroll: true });
  history.replaceState(history.state, '', hash);
}

/** Whether the click opens a new tab or window, or is handled already. */
function isForBrowser(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || modified;
}

/**
 * Lets the router follow the site's links: one listener for all, because a hook for each would slow
 * hydration. Their pages are prepared when a link is pointed at, touched or focused, and, after the
 * visitor's first interaction and without Save-Data, as soon as a link is on the screen.
 */
export function followLinks(router: Router, pages: SitePages): void {
  document.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    const link = linkOf(event, pages);
    if (!link) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) return scrollToSection(link.hash);
    const { pathname, search, hash, href } = link;
    const replace = href === location.href;
    const open = () => router.navigate(pathname + search + hash, { replace });
    void (pathname === location.pathname ? open() : openBehindOverlay(pathname, open));
  });

  const prepare = (event: Event) => {
    const link = linkOf(event, pages);
    if (link) void pages.prepare(link.pathname);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, prepare, { passive: true });
  }
  if (!navigator.connection?.saveData) prepareVisible(pages);
}

/** Milliseconds after a change of page when the overlay has gone: until then no link is seen. */
const afterOverlay = 400;

/** Prepares visible links, but only after the visitor's first interaction. */
function prepareVisible(pages: SitePages): void {
  // One after the other, so that what the visitor does meanwhile comes first.
  let last = Promise.resolve();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      sight.unobserve(target);
      if (leadsToPage(target, pages)) last = last.then(() => pages.prepare(target.pathname));
    }
  });
  const watch = () => {
    sight.disconnect();
    for (const link of document.links) sight.observe(link);
  };
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    // What was touched or pressed answers first.
    setTimeout(watch);
    addEventListener('pagechange', () => setTimeout(watch, afterOverlay));
  };
  const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'];
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
}
