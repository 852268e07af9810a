import process from 'node:process';
import { createLog } from './log.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start-server.ts';

// `npm start` ends here: reads the settings, serves until SIGTERM or SIGINT, and finishes what it began.

const log = createLog();
try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, log);
  const mail = settings.SMTP_URL ? '' : `; mails are files in ${settings.DATA_DIR}/mail`;
  console.log(`Serving ${server.url}${mail}`);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= server
        .stop()
        .then(log.flush)
        .then(() => process.exit());
    });
  }
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [String(error)];
  for (const line of lines) console.error(line);
  await log.flush();
  process.exit(1);
}
