import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { entryAt } from '../../content/catalogue.ts';
import { readAllSheets } from '../pages/sheets.tsx';
import { paths, routes, unlistedPaths } from '../routes.tsx';
import sharedSheet from '../styles/shared.css?inline';
import { Document } from './document.tsx';
import { structuredData } from './structured-data.ts';
import { colour } from './tokens.ts';

export { previewFile } from '../shell/page-head.tsx';
export { script as bootAfterPaint } from '../start/1-after-paint.ts?inline-script';
export { linkPreview } from './link-preview.tsx';
export { siteFiles } from './site-files.ts';
export { paths, sharedSheet, unlistedPaths };

/** The inline style sheets that the content policy allows. */
export const pageSheets = [sharedSheet, ...(await readAllSheets())];

/** Changes with any of them: a page of another version does not fit (`site/pages/page-document.ts`). */
const version = createHash('sha256').update(pageSheets.join('')).digest('base64url').slice(0, 6);

/** Colour behind the mark on a home screen. */
export const iconBackground = colour('color-paper');

const handler = createStaticHandler(routes);

/**
 * The complete HTML document of a route. An unknown path gives the not-found page.
 * @param boot Address of the boot module.
 */
export async function render(
  path: string,
  boot: string,
): Promise<{ status: number; html: string }> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { route } = context.matches.at(-1) ?? {};
  const found = route?.path !== '*';
  const listed = found && !unlistedPaths.includes(path);
  const data = listed ? await structuredData(path) : undefined;
  const page = renderToString(
    <Document boot={boot} version={version} hasFigure={entryAt(path) !== undefined} data={data}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
  const html = page.replace(emptyShapes, '/>');
  return { status: found ? 200 : 404, html: `<!doctype html>${html}` };
}

/** Parts of drawings that have no content: closed at once, as HTML permits there, they are shorter. */
const emptyShapes = /><\/(?:circle|ellipse|line|path|rect|stop|use)>/g;
