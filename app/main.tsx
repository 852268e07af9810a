import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followLinks } from './follow-links.ts';
import { routes } from './routes.tsx';

const routesOf = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

/** Whether the site has a page at this path; every other path has the not-found page. */
const has = (path: string) => routesOf(path).at(-1)?.path !== '*';

/** Loads what the page at this path needs; a route that is loaded stays so. */
async function loadPage(path: string): Promise<void> {
  await Promise.all(routesOf(path).map(loadRoute));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { lazy } = route;
  Object.assign(route, await lazy(), { lazy: undefined });
}

function prepare(path: string): void {
  loadPage(path).catch(() => {
    // Tried again, and reported, when the visitor goes there.
  });
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Hydrates the page that the server sent. The words of this page must be there first, so that
 * React finds what it expects. As a transition, so that it is done in pieces and a tap in between
 * is answered.
 */
export async function start(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  const router = createBrowserRouter(routes);
  await new Promise<void>((hydrated) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          <RouterProvider router={router} />
          <Ready onReady={hydrated} />
        </>,
      );
    });
  });
  followLinks(router, { has, prepare });
  document.documentElement.dataset.hydrated = '';
}
