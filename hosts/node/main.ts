import process from 'node:process';
import { traceOf } from '../../enquiry/trace-of.ts';
import { SettingError } from '../shared/setting-error.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { misspeltSettings } from './settings/misspelt-settings.ts';
import { requireMailServer } from './settings/require-mail-server.ts';
import { startServer } from './start-server.ts';

// The data folder holds what visitors wrote: for this user's eyes only.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  requireMailServer(config, process.env);
  const log = createLog();
  for (const { name, meant } of misspeltSettings(process.env)) {
    log.error('setting_unknown', { name, meant });
  }
  const running = await startServer(config, log);
  const end = (code: number) => log.flush().finally(() => process.exit(code));
  process.on('uncaughtException', (error) => {
    // Its message could hold what a visitor wrote.
    log.error('crashed', traceOf(error));
    end(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => end(0),
      () => end(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // Last: whoever reads it may tell the server to stop.
  console.log(`Serving ${running.url}`);
  if (running.mailFolder !== undefined) {
    console.log(`SMTP_URL is not set: enquiries become .eml files in ${running.mailFolder}`);
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
