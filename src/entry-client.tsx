import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './components/bottom-bar.ts';
import { PreloadContext } from './components/page-link.tsx';
import { DraftsProvider } from './form/drafts.tsx';
import { captureBeforeHydration } from './form/form-fields.ts';
import { routes } from './routes.tsx';
import { addFonts } from './styles/fonts.ts';

const matching = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

async function loadLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function preload(path: string): void {
  for (const { lazy } of matching(path)) {
    // The visit tries again, and reports a failure.
    if (typeof lazy === 'function') lazy().catch(() => {});
  }
}

/** Loads the page's chunk, then hydrates the HTML that the server sent. */
async function start(root: HTMLElement): Promise<void> {
  await Promise.all(matching(location.pathname).map(loadLazy));
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const captured = captureBeforeHydration();
  startTransition(() => {
    hydrateRoot(
      root,
      <PreloadContext value={preload}>
        <DraftsProvider captured={captured}>
          <RouterProvider router={router} />
        </DraftsProvider>
      </PreloadContext>,
    );
  });
  // Without its fonts the page keeps the fallbacks, which have the same metrics.
  addFonts().catch(() => {});
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error('The page works without its script, which did not start:', error);
  });
}
