import { matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from '../routes.tsx';
import { createSiteRouter } from './5-site-router.ts';
import { hydrate } from './6-hydrate.tsx';
import { followLinks } from './7-follow-links.ts';
import { keepScroll } from './keep-scroll.ts';

/**
 * On the not-found page only its own route, and each link loads its page. The server's paths are exact and the router's
 * are not: at /IT the server sends the not-found page, and the router would show what it has at /it.
 */
const shown = document.querySelector('.not-found') ? routes.map(withoutPages) : routes;

function withoutPages(shell: RouteObject): RouteObject {
  return shell.children ? { ...shell, children: shell.children.filter(isNotFound) } : shell;
}

function isNotFound({ path }: RouteObject): boolean {
  return path === '*';
}

/** The routes of each page: the shell's, and its own. The router would rank them all for every link. */
const pages = new Map(
  shown.flatMap((shell) =>
    (shell.children ?? []).map((page) => [page.path, [shell, page]] as const),
  ),
);

const routesOf = (path: string) =>
  pages.get(path) ?? (matchRoutes(shown, path) ?? []).map(({ route }) => route);

/** Whether the site has a page at this path, other than the not-found page. */
const has = (path: string) => !routesOf(path).some(isNotFound);

/** Loads what the page at this path needs, once. */
async function loadPage(path: string): Promise<void> {
  await Promise.all(routesOf(path).map(loadRoute));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { lazy } = route;
  Object.assign(route, await lazy(), { lazy: undefined });
}

const prepare = (path: string) =>
  loadPage(path).catch(() => {
    // Tried again, and reported, when the visitor goes there.
  });

/** Adds the web manifest, which only a visitor who installs the site needs. */
function offerHomeScreen(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}

/** Starts the site on the page that the server sent, once that page's data is loaded. */
export async function start(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  keepScroll();
  const router = createSiteRouter(shown);
  // A change of page in one piece: in slices it takes half as long again on a slow phone.
  await hydrate(root, <RouterProvider router={router} useTransitions={false} />);
  followLinks(router, { has, prepare });
  document.documentElement.dataset.hydrated = '';
  addEventListener('pointerdown', offerHomeScreen, { once: true });
}
