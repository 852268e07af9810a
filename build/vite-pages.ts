import type { Plugin } from 'vite';

/** `npm run dev`: renders each page on request, from the sources, as the build would. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          try {
            const { render, renderParts, styles } = await server.ssrLoadModule(
              '/site/document/prerender.tsx',
            );
            const { status, html } =
              path === '/parts'
                ? { status: 200, html: await renderParts({ styles }) }
                : await render(path, { boot: '/site/start/boot.ts', styles });
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
