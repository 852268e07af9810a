import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** Port on which the enquiry function answers behind Vite; see `server.proxy` in vite.config.ts. */
const functionPort = '3001';

// `npm run dev`: pages rendered from the sources on each request, and the real enquiry function,
// restarted when its sources change. Mail goes to files under ./data unless SMTP_URL is set.
const server = await createServer({
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: { '/functions': `http://127.0.0.1:${functionPort}` },
  },
});
await server.listen();
server.printUrls();
const enquiries = spawn(process.execPath, ['--watch', 'hosts/node/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: functionPort },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    enquiries.kill(signal);
    void server.close();
  });
}
