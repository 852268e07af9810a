import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PreloadContext } from './components/page-link.tsx';
import { DraftsProvider } from './form/drafts.tsx';
import { typedIn } from './form/typed-in.ts';
import { routes } from './routes.tsx';

const matching = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

async function loadLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function preload(path: string): void {
  for (const { lazy } of matching(path)) {
    // The visit itself tries again, and reports a failure.
    if (typeof lazy === 'function') lazy().catch(() => {});
  }
}

const root = document.getElementById('root');
await Promise.all(matching(location.pathname).map(loadLazy));
const router = createBrowserRouter(routes, { hydrationData: {} });
if (root) {
  const typed = typedIn(document);
  startTransition(() => {
    hydrateRoot(
      root,
      <PreloadContext value={preload}>
        <DraftsProvider typed={typed}>
          <RouterProvider router={router} />
        </DraftsProvider>
      </PreloadContext>,
    );
  });
}
import('./styles/fonts.css');
