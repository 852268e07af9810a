import { readSettings } from '../hosts/settings.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';

// `npm start` ends here: reads the settings, serves until SIGTERM or SIGINT, and finishes what it began.

// Files of this process are for its user alone.
process.umask(0o077);
const log = createLog();
try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, log);
  const mail =
    settings.SMTP_URL || settings.AZURE_CLIENT_ID
      ? ''
      : `; mails are files in ${settings.DATA_DIR}/mail`;
  console.log(`Serving ${server.url}${mail}`);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    await log.flush();
    process.exit();
  };
  // A terminal and npm may both send one.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => (stopped ??= stop()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await log.flush();
  process.exit(1);
}
