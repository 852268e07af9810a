import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';
import { PreloadContext } from './shell/preload.ts';

/** Loads what the pages at this path need; a route that is loaded stays so. */
async function loadPage(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { lazy } = route;
  Object.assign(route, await lazy(), { lazy: undefined });
}

function preload(path: string): void {
  loadPage(new URL(path, location.href).pathname).catch(() => {
    // Tried again, and reported, when the visitor goes there.
  });
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Hydrates the page that the server sent. The words of this page must be there first, so that
 * React finds what it expects.
 */
export async function start(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  const router = createBrowserRouter(routes);
  await new Promise<void>((hydrated) => {
    hydrateRoot(
      root,
      <PreloadContext value={preload}>
        <RouterProvider router={router} />
        <Ready onReady={hydrated} />
      </PreloadContext>,
    );
  });
  document.documentElement.dataset.hydrated = '';
}
