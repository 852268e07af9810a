import { createBrowserRouter, createPath, type RouteObject } from 'react-router';
import { hasDrafts } from '../forms/drafts.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const question = 'Opening this page will discard your unsent message. Continue?';

/**
 * The site's router. If a page's script is missing, because the site was upgraded after this tab was
 * opened, the page is loaded from the server. The visitor is asked first if unsent text would be lost.
 */
export function createSiteRouter(routes: RouteObject[]): Router {
  const withReload = (route: RouteObject): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(withReload) };
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    return { ...route, lazy: () => lazy().catch(leave) };
  };
  const router: Router = createBrowserRouter(routes.map(withReload), {
    // The server has shown the first page, and the visitor may be scrolling it: the router leaves it where it is.
    hydrationData: {},
  });

  function leave(error: unknown): never {
    const { location: shown, navigation } = router.state;
    const target = navigation.location ?? shown;
    // Ends the navigation that failed, and with it the error: the page stays as it is.
    void router.navigate(shown, { replace: true, preventScrollReset: true });
    if (!hasUnsentText() || confirm(question)) location.assign(createPath(target));
    throw error;
  }

  return router;
}

function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=hidden]), textarea)',
  );
  return hasDrafts() || [...fields].some(({ value }) => value.trim() !== '');
}
