import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Document } from './document.tsx';
import { PartsPage } from './parts-page.tsx';
import { paths, routes } from './routes.tsx';
import { structuredData } from './structured-data.ts';
import styles from './styles/site.css?inline';
import { loadIcons } from './ui/icon.tsx';

export { linkPreview } from './link-preview.tsx';
export { previewFile } from './shell/page-head.tsx';
export { siteFiles } from './site-files.ts';
export { paths, styles };

export interface PageAssets {
  /** Address of the boot module; left out where no script is to run. */
  boot?: string;
  styles: string;
}

const handler = createStaticHandler(routes);

/** A route as its whole HTML document. Any path that no route has gives the not-found page. */
export async function render(
  path: string,
  assets: PageAssets,
): Promise<{ status: number; html: string }> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  await loadIcons();
  const found = context.matches.at(-1)?.route.path !== '*';
  const data = found ? await structuredData(path) : undefined;
  const html = renderToString(
    <Document assets={assets} data={data}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
  return { status: found ? 200 : 404, html: `<!doctype html>${html}` };
}

/** The page of the design system's parts, which is no route of the site. */
export async function renderParts(assets: PageAssets): Promise<string> {
  await loadIcons();
  const html = renderToString(
    <Document assets={assets}>
      <PartsPage />
    </Document>,
  );
  return `<!doctype html>${html}`;
}
