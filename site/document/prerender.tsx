import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { loadIcons } from '../icons/icon.tsx';
import { paths, routes } from '../routes.tsx';
import { iconLink } from '../shell/header/logo-symbol.tsx';
import styles from '../styles/site.css?inline';
import { Document, type PageAssets } from './document.tsx';
import { PartsPage } from './parts-page.tsx';
import { structuredData } from './structured-data.ts';

export { previewFile } from '../shell/page-head.tsx';
export { script as bootAfterPaint } from '../start/after-paint.ts?inline-script';
export { linkPreview } from './link-preview.tsx';
export { siteFiles } from './site-files.ts';
export { paths, styles };

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
  const html = documentOf(
    <Document assets={assets} data={data}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
  return { status: found ? 200 : 404, html };
}

/** The page of the design system's parts, which is no route of the site. */
export async function renderParts(assets: PageAssets): Promise<string> {
  await loadIcons();
  return documentOf(
    <Document assets={assets}>
      <PartsPage />
    </Document>,
  );
}

function documentOf(page: ReactElement): string {
  return `<!doctype html>${renderToString(page).replace('</head>', () => `${iconLink}</head>`)}`;
}
