import type { Plugin } from 'vite';

/**
 * `npm run dev`: renders each page on request, from the sources, as the build would. Style sheets are linked, because
 * Vite replaces a linked sheet in place after an edit: the shared one here, all others by `site/pages/sheets.tsx`. The
 * fonts are linked too: otherwise `site/fonts/apply-fonts.ts` may set letter spacing before React hydrates, and React
 * reports that during development.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          try {
            const { render, sharedSheet } = await server.ssrLoadModule(
              '/site/document/prerender.tsx',
            );
            const { status, html } = await render(path, '/site/start/2-boot.ts');
            const linked = html
              .replace(
                `<style>${sharedSheet}</style>`,
                '<link rel="stylesheet" href="/site/styles/shared.css">',
              )
              .replace(/<noscript>(<link[^>]*>)<\/noscript>/, '$1');
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, linked));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
