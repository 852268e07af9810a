import { join } from 'node:path';
import process from 'node:process';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { StoreUnavailable } from '../../../enquiry/ports.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { SettingError } from '../../shared/setting-error.ts';
import { keptCopies } from '../backups/kept-copies.ts';
import { type Config, readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';
import { print } from './answer.ts';
import { operateOnFile } from './database-files.ts';
import { operate, usage } from './staff-command.ts';

// The operator's command, with the server's own settings; the server may run meanwhile. Ends with
// 0 when it is done, 1 when it could not be, 2 when it was misused.
process.umask(0o077);

async function operateOnStore(config: Config): Promise<void> {
  const { store } = await openStore(config, 'command');
  try {
    const answer = await operate(args, {
      records: store,
      floods: store,
      clock: systemClock,
      copies: () => keptCopies(config),
      forgetMails: (messageIds) => forgetMailFiles(join(config.dataDir, 'mail'), messageIds),
    });
    await print(answer, usage);
  } finally {
    await store.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || /^(--help|-h|help)$/.test(args[0] ?? '')) {
  console.log(usage);
  process.exit(args.length === 0 ? 2 : 0);
}

try {
  const config = readConfig(process.env);
  const answer = await operateOnFile(args, config);
  if (answer) await print(answer, usage);
  else await operateOnStore(config);
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StoreUnavailable)) throw error;
  const again = error instanceof StoreUnavailable ? '; run the same command again' : '';
  console.error(error.message + again);
  process.exitCode = 1;
}
