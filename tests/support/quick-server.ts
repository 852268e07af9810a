import process from 'node:process';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start-server.ts';

// The website's server with short times, for tests that cannot wait for minutes.

const { LEASE, PAUSE, RESERVE = '0' } = process.env;
const log = createLog();
const timing = { lease: Number(LEASE), pause: Number(PAUSE), reserve: Number(RESERVE) };
const server = await startServer(readSettings(process.env), log, timing);
console.log(`Serving ${server.url}`);
process.once('SIGTERM', async () => {
  await server.stop();
  await log.flush();
  process.exit();
});
