import { createBrowserRouter, createPath, type RouteObject } from 'react-router';
import { hasDrafts } from '../forms/drafts.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const question =
  'The next page has to be loaded afresh. What you have typed but not sent would be lost. Load it all the same?';

/**
 * The site's router. A page whose script cannot be fetched, because the site was upgraded long
 * since this tab was opened, is asked of the server instead; where unsent words would be lost the
 * visitor decides, and may stay.
 */
export function createSiteRouter(routes: RouteObject[]): Router {
  const orFromServer = (route: RouteObject): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(orFromServer) };
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    return { ...route, lazy: () => lazy().catch(leave) };
  };
  const router: Router = createBrowserRouter(routes.map(orFromServer));

  function leave(error: unknown): never {
    const { location: shown, navigation } = router.state;
    const target = navigation.location ?? shown;
    // Ends the navigation that failed, and with it the error: the page stays as it is.
    void router.navigate(shown, { replace: true, preventScrollReset: true });
    if (!hasUnsentWords() || confirm(question)) location.assign(createPath(target));
    throw error;
  }

  return router;
}

function hasUnsentWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=hidden]), textarea)',
  );
  return hasDrafts() || [...fields].some(({ value }) => value.trim() !== '');
}
