import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type Assets, Document } from './document.tsx';
import { DraftsProvider } from './islands/form/drafts.tsx';
import { LinkPreview } from './link-preview.tsx';
import { routes } from './routes.tsx';
import { absoluteUrl } from './site-url.ts';
import { structuredData } from './structured-data.ts';
import inline from './styles/index.css?inline';

export { bootScript } from './boot-script.ts';
export { paths } from './routes.tsx';
export { siteFiles } from './site-files.ts';

/** Link previews as SVG: one for each line, and one for all other pages. */
export const previews = new Map(
  (['neutral', 'it', 'cyber', 'design'] as const).map((theme) => [
    `${theme}.png`,
    renderToStaticMarkup(<LinkPreview theme={theme} />),
  ]),
);

export const styles = { inline };

const { query, dataRoutes } = createStaticHandler(routes);

/** The HTML of a path; the not-found page for an unknown one. Rejects if a component throws. */
export async function render(path: string, assets: Assets): Promise<string> {
  const context = await query(new Request(absoluteUrl(path)));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(dataRoutes, context);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Document assets={assets} data={structuredData(path)}>
      <DraftsProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DraftsProvider>
    </Document>,
    {
      // Otherwise React hides a boundary far down the page until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
