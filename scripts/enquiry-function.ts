import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { readSettings } from '../hosts/settings.ts';
import { createLog } from '../server/log.ts';
import { startFunction } from '../server/node-function.ts';

/** `npm run dev`: runs the function inside Vite's server. Its mails are files in DATA_DIR/mail. */
export function enquiryFunction(): Plugin {
  return {
    name: 'enquiry-function',
    apply: 'serve',
    async configureServer(server) {
      const { port = 5173 } = server.config.server;
      const siteUrl = `http://localhost:${port}`;
      const running = await startFunction(
        readSettings({ ...process.env, SITE_URL: process.env.SITE_URL || siteUrl }),
        createLog(),
      );
      const answer = getRequestListener(running.app.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/functions/')) void answer(request, response);
        else next();
      });
      server.httpServer?.once('close', () => void running.stop());
    },
  };
}
