import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMailer } from '../hosts/mailer.ts';
import { supported } from '../hosts/schema.ts';
import { hostIn, readSettings } from '../hosts/settings.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';

// `npm start` ends here: reads the settings, serves until SIGTERM or SIGINT, and finishes what it began.

// Files of this process are for its user alone.
process.umask(0o077);
const log = createLog();
try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, log);
  const { DATABASE_URL, DATA_DIR } = settings;
  const about = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  const parts = [
    `Serving ${server.url}`,
    `release ${about.version}`,
    `schema ${supported.version}, migration ${supported.migration}`,
    DATABASE_URL ? `PostgreSQL at ${hostIn(DATABASE_URL)}` : `SQLite in ${DATA_DIR}`,
    describeMailer(settings),
  ];
  console.log(parts.join('; '));
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
