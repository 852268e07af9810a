import process from 'node:process';
import { defaultMailOptions } from '../../hosts/mailer.ts';
import { readSettings } from '../../hosts/settings.ts';
import { createLog } from '../../server/log.ts';
import { defaultOptions } from '../../server/node-function.ts';
import { startServer } from '../../server/start-server.ts';

// The website's server with short times and other endpoints, for tests that cannot wait for minutes.

const { LEASE, PAUSE, RESERVE = '0', STOP, ...env } = process.env;
const { HTTP = '{}', TIMEOUTS = '{}', ENDPOINTS = '{}' } = env;
const log = createLog();
const server = await startServer(readSettings(process.env), log, {
  leaseTime: Number(LEASE),
  pause: Number(PAUSE),
  stop: Number(STOP ?? defaultOptions.stop),
  reserve: Number(RESERVE),
  http: { ...defaultOptions.http, ...JSON.parse(HTTP) },
  mail: {
    timeouts: { ...defaultMailOptions.timeouts, ...JSON.parse(TIMEOUTS) },
    endpoints: { ...defaultMailOptions.endpoints, ...JSON.parse(ENDPOINTS) },
  },
});
console.log(`Serving ${server.url}`);
process.once('SIGTERM', async () => {
  await server.stop();
  await log.flush();
  process.exit();
});
