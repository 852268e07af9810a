import { join } from 'node:path';
import process from 'node:process';
import { CommanderError } from '@commander-js/extra-typings';
import { forgetMailFiles } from '../../../adapters/mail/file-mailer.ts';
import { ProgramFailed } from '../../../adapters/postgres/postgres-backup.ts';
import { gatherFacts } from '../../../enquiry/letter/gather-facts.ts';
import { StoreUnavailable } from '../../../enquiry/ports.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { readConfig } from '../../settings/read-settings.ts';
import { SettingError } from '../../settings/setting-error.ts';
import { answerPromise } from '../../shared/answer-promise.ts';
import { officeTime } from '../../shared/office-time.ts';
import { keptCopies } from '../backups/kept-copies.ts';
import { nodeHealth } from '../letter/server-health.ts';
import { openStore } from '../open-store.ts';
import { print } from './output/print.ts';
import { createProgram } from './program.ts';

// The staff's command, with the server's own settings; the server may run meanwhile. Ends with 0
// when it is done, 1 when it could not be, 2 when it was misused.
process.umask(0o077);

const fail = (why: string) => {
  console.error(why);
  process.exitCode = 1;
};

// The work is done before anything is printed. A reader that closes the pipe, such as `head`, has enough.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') fail(`Done, but it could not be printed: ${message}.`);
});

const beyondDatabase =
  "PostgreSQL's write-ahead log, its archives and replicas keep it for as long as that server is set up to.";

const program = createProgram({
  print,
  onFiles: async (format, work) => print(await work(readConfig(process.env)), format),
  async onStore(format, work) {
    const config = readConfig(process.env);
    const opened = await openStore(config, 'command');
    const { store } = opened;
    const hostHealth = nodeHealth(config, opened);
    const facts = { records: store, visits: store, hostHealth, officeTime, promise: answerPromise };
    try {
      const result = await work({
        records: store,
        keys: store,
        addresses: { to: config.enquiriesTo, siteUrl: config.siteUrl },
        letterFacts: (week, now) => gatherFacts(facts, week, now),
        clock: systemClock,
        copies: () => keptCopies(config),
        elsewhere: config.databaseUrl === undefined ? [] : [beyondDatabase],
        forgetMails: (messageIds) => forgetMailFiles(join(config.dataDir, 'mail'), messageIds),
      });
      await print(result, format);
    } finally {
      await store.close();
    }
  },
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof StoreUnavailable) {
    fail(`${error.message}; run the same command again`);
  } else if (error instanceof SettingError) {
    fail(error.message);
  } else if (error instanceof ProgramFailed || (error instanceof Error && 'syscall' in error)) {
    // What PostgreSQL's programs or the system refuse: a full disk, another user's folder.
    fail(`${error.message}.`);
  } else {
    throw error;
  }
}
