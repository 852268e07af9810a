import { createServer } from 'vite';
import { readConfig } from '../hosts/settings/read-settings.ts';
import { SettingError } from '../hosts/settings/setting-error.ts';
import { createDevFunction } from './dev-function.ts';

/** Where `npm run dev` listens. Ends the process, with one line, when a setting is wrong. */
function readAddress(): { port: number; host?: string } {
  try {
    const { port, host } = readConfig(process.env);
    return { port, ...(host !== undefined && { host }) };
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// `npm run dev`: pages rendered from the sources on each request, and the real enquiry function,
// restarted when its sources change. Mail goes to files under ./data unless SMTP_URL is set. If the
// port is taken, Vite takes the next one and says so.
const address = readAddress();
const enquiries = await createDevFunction();
let stopped: Promise<void> | undefined;
const stopFunction = () => {
  stopped ??= enquiries.stop();
  return stopped;
};
let ending = false;
const server = await createServer({
  server: {
    ...address,
    // The function compares Origin with Host, so the browser's Host must reach it.
    proxy: { '/functions': { target: enquiries.url, changeOrigin: false } },
  },
  plugins: [
    {
      name: 'enquiry-function',
      // On SIGTERM Vite ends the process itself, once every plugin has closed.
      closeBundle: () => (ending ? stopFunction() : undefined),
    },
  ],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // After Control-C it comes twice: from the terminal and from npm's side.
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    process.exitCode = 0;
    await Promise.all([stopFunction(), server.close()]);
    process.exit();
  });
}
await server.listen();
const [url = ''] = server.resolvedUrls?.local ?? [];
await enquiries.start(url.replace(/\/$/, ''));
server.printUrls();
