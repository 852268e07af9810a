import { join } from 'node:path';
import process from 'node:process';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { StoreUnavailable } from '../../../enquiry/ports.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { type Config, readConfig } from '../../settings/read-settings.ts';
import { SettingError } from '../../settings/setting-error.ts';
import { keptCopies } from '../backups/kept-copies.ts';
import { openStore } from '../open-store.ts';
import { type Answer, type Format, misused, print, say } from './answer.ts';
import { type Request, readArguments } from './arguments/read-arguments.ts';
import { bashCompletion } from './completion.ts';
import { operateOnFile } from './database-files.ts';
import { operate, usage } from './staff-command.ts';

// The operator's command, with the server's own settings; the server may run meanwhile. Ends with
// 0 when it is done, 1 when it could not be, 2 when it was misused.
process.umask(0o077);

async function run(request: Request, write: (answer: Answer) => Promise<void>): Promise<void> {
  if (request.name === 'completion') return write(say(bashCompletion()));
  const config = readConfig(process.env);
  const { name, argument, values } = request;
  const flags = values.replace ? ['--replace'] : [];
  const answer = await operateOnFile([name, ...(argument ? [argument] : []), ...flags], config);
  return answer ? write(answer) : runOnStore(request, config, write);
}

async function runOnStore(
  request: Request,
  config: Config,
  write: (answer: Answer) => Promise<void>,
): Promise<void> {
  const { store } = await openStore(config, 'command');
  try {
    const answer = await operate(request, {
      records: store,
      floods: store,
      clock: systemClock,
      copies: () => keptCopies(config),
      forgetMails: (messageIds) => forgetMailFiles(join(config.dataDir, 'mail'), messageIds),
    });
    await write(answer);
  } finally {
    await store.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || /^(--help|-h|help)$/.test(args[0] ?? '')) {
  console.log(usage);
  process.exit(args.length === 0 ? 2 : 0);
}

const request = readArguments(args);
if (typeof request === 'string') {
  await print(misused(request), usage, 'words');
} else {
  const { json, csv } = request.values;
  const format: Format = json ? 'json' : csv ? 'csv' : 'words';
  try {
    await run(request, (answer) => print(answer, usage, format));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StoreUnavailable)) throw error;
    const again = error instanceof StoreUnavailable ? '; run the same command again' : '';
    console.error(error.message + again);
    process.exitCode = 1;
  }
}
