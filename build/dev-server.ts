import { createServer } from 'vite';
import { orExit } from '../hosts/settings/or-exit.ts';
import { readConfig } from '../hosts/settings/read-settings.ts';
import { pencil } from '../pencil/server/vite-pencil.ts';
import { createDevFunction } from './dev-function.ts';

// `npm run dev`: pages rendered from the sources on each request, and the real enquiry function,
// restarted when its sources change. Mail goes to files under ./data unless SMTP_URL is set. If the
// port is taken, Vite takes the next one and says so. A wrong setting ends it with one line.

const { port, host } = orExit(() => readConfig(process.env));
const enquiries = await createDevFunction();
let stopped: Promise<void> | undefined;
const stopFunction = () => {
  stopped ??= enquiries.stop();
  return stopped;
};
let ending = false;
const server = await createServer({
  server: {
    port,
    ...(host !== undefined && { host }),
    // The function compares Origin with Host, so the browser's Host must reach it.
    proxy: { '/functions': { target: enquiries.url, changeOrigin: false } },
  },
  plugins: [
    pencil(process.cwd()),
    {
      name: 'enquiry-function',
      // On SIGTERM Vite ends the process itself, once every plugin has closed.
      closeBundle: () => (ending ? stopFunction() : undefined),
    },
  ],
});

async function end(code: number): Promise<void> {
  // After Control-C the signal comes twice: from the terminal and from npm's side.
  if (ending) return;
  ending = true;
  process.exitCode = code;
  await Promise.all([stopFunction(), server.close()]);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

await server.listen();
const [url = ''] = server.resolvedUrls?.local ?? [];
if (await enquiries.start(url.replace(/\/$/, ''))) {
  server.watcher.on('all', (_, file) => enquiries.changed(file));
  server.printUrls();
} else {
  await end(1);
}
