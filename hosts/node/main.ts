import process from 'node:process';
import { traceOf } from '../../enquiry/trace-of.ts';
import { misspeltSettings } from '../settings/misspelt-settings.ts';
import { describeSettings, readConfig } from '../settings/read-settings.ts';
import { requireMailServer } from '../settings/require-mail-server.ts';
import { SettingError } from '../settings/setting-error.ts';
import { passedSocket } from './http/passed-socket.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';
import { version } from './version.ts';

// Only fills NODE_COMPILE_CACHE: Node's type stripper takes 26 MiB, which a process that ends gives back.
if (process.argv.includes('--compile-only')) process.exit();

// The data folder holds what visitors wrote: no other user may read it.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  requireMailServer(config, process.env);
  const log = createLog();
  for (const { name, meant } of misspeltSettings(process.env)) {
    log.error('setting_unknown', { name, meant });
  }
  const socket = passedSocket(process.env, process.pid);
  const running = await startServer(config, log, socket);
  const end = (code: number) => log.flush().finally(() => process.exit(code));
  process.on('uncaughtException', (error) => {
    // Its message could hold what a visitor wrote.
    log.error('crashed', traceOf(error));
    end(1);
  });
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { version, signal, seconds: Math.round(process.uptime()) });
    running.stop().then(
      () => end(0),
      () => end(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const { url, metricsUrl } = running;
  const node = process.versions.node;
  const settings = {
    ...describeSettings(process.env),
    ...(socket && { PORT: "systemd's socket", HOST: undefined }),
  };
  log.info('started', { version, node, url, metricsUrl, ...settings });
  // Last: a program that waits for this line may stop the server at once.
  console.log(`Serving ${url}`);
  if (running.mailFolder !== undefined) {
    console.log(`SMTP_URL is not set: enquiries become .eml files in ${running.mailFolder}`);
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
