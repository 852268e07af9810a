import process from 'node:process';
import { traceOf } from '../../enquiry/trace-of.ts';
import { SettingError } from '../shared/setting-error.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';

// The data folder holds what visitors wrote: for this user's eyes only.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const log = createLog();
  const running = await startServer(config, log);
  const end = (code: number) => log.flush().finally(() => process.exit(code));
  process.on('uncaughtException', (error) => {
    // Its message could hold what a visitor wrote.
    log.error('crashed', traceOf(error));
    end(1);
  });
  console.log(`Serving ${running.url}`);
  if (running.mailFolder !== undefined) {
    console.log(`SMTP_URL is not set: enquiries become .eml files in ${running.mailFolder}`);
  }

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
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
