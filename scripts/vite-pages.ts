import type { Plugin } from 'vite';

/** Pages load the sources, and link the style sheet, so that an edit replaces it. */
const assets = {
  styles: { href: '/src/styles/index.css' },
  react: '/src/entry-client.tsx',
  entry: '/src/entry-client.tsx',
};

/** `npm run dev`: renders each page on request as the build does. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          if (path.includes('.')) return next();
          try {
            const { paths, render } = await server.ssrLoadModule('/src/entry-server.tsx');
            const html = await server.transformIndexHtml(path, await render(path, assets));
            response.statusCode = paths.includes(path) ? 200 : 404;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
