import { Command, Option } from '@commander-js/extra-typings';
import { commitments } from '../../../content/commitments.ts';
import { spamSigns } from '../../../enquiry/rules/judge-spam.ts';
import { listedStates } from '../../../enquiry/upkeep/records.ts';
import type { Config } from '../../settings/read-settings.ts';
import { officeTime } from '../../shared/office-time.ts';
import { backUp, backUpTonight, verifyBackup } from '../backups/back-up.ts';
import { restoreBackup } from '../backups/restore.ts';
import { bashCompletion } from './completion.ts';
import { concludeEnquiry, listActs, reopenEnquiry } from './conclude-enquiry.ts';
import { eraseAddress } from './erase-address.ts';
import { defaultSize, findEnquiries, listEnquiries, showEnquiry } from './find-enquiries.ts';
import { showLetter } from './letter.ts';
import type { Format } from './output/print.ts';
import { everything, overview } from './output/views.ts';
import {
  parseEmail,
  parseFile,
  parseNetworkOption,
  parsePage,
  parseReference,
  parseSize,
  parseTime,
} from './parse-arguments.ts';
import { purgeQuarantine, showQuarantine } from './quarantine.ts';
import type { Result } from './result.ts';
import { releaseEnquiry, retryEnquiry } from './send-again.ts';
import type { StaffServices } from './staff-services.ts';
import { countEnquiries } from './stats/count-enquiries.ts';

/** Does what a command asks for, and prints the result. */
export interface Runner {
  onStore(format: Format, work: (services: StaffServices) => Promise<Result>): Promise<void>;
  onFiles(format: Format, work: (config: Config) => Promise<Result>): Promise<void>;
  print(result: Result, format: Format): Promise<void>;
}

const afterHelp = `
A TIME is a day in ${officeTime.city}, 2026-03-14, or has its time zone: 2026-03-14T08:00+11:00.`;

/** The staff's command: every command with its arguments and options. */
export function createProgram({ onStore, onFiles, print }: Runner) {
  const program = new Command('npm run enquiries --')
    .description("The staff's command: what came in, and what happened to it.")
    .addHelpText('after', afterHelp)
    .showHelpAfterError()
    .exitOverride();
  const command = (name: string, description: string) =>
    program.command(name).description(description).option('--json', 'one object, for programs');
  const withReference = (name: string, description: string) =>
    command(name, description).argument('<reference>', 'as in its mail', parseReference);
  const withEmail = (name: string, description: string) =>
    command(name, description).argument('<email>', 'of its sender', parseEmail);
  const inPeriod = (name: string, description: string) =>
    command(name, description)
      .option('--from <time>', 'received from then on', parseTime)
      .option('--to <time>', 'received before then', parseTime);
  const inQuarantine = (name: string, description: string) =>
    inPeriod(name, description)
      .addOption(new Option('--sign <sign>', 'held back for this').choices(spamSigns))
      .option(
        '--network <network>',
        `an IPv6 /48 or an IPv4 /24, for ${commitments.clientKeyDays} days`,
        parseNetworkOption,
      );

  inPeriod('list', `the newest ${defaultSize} enquiries, without what was written`)
    .addOption(new Option('--state <state>', 'only these').choices(listedStates))
    .option('--page <number>', 'the next ones', parsePage, 1)
    .option('--size <number>', 'so many on a page', parseSize, defaultSize)
    .addOption(new Option('--csv', 'a table').conflicts('json'))
    .action(({ page, size, json, csv, ...filter }) =>
      onStore({ json, csv }, (services) => listEnquiries(page, size, filter, services)),
    );
  withReference('show', 'everything about one').action((reference, format) =>
    onStore(format, (services) => showEnquiry(reference, services)),
  );
  withReference('retry', 'send one again that failed or that waits').action((reference, format) =>
    onStore(format, (services) => retryEnquiry(reference, services)),
  );
  withReference('release', 'let one out of quarantine: it is mailed like any other').action(
    (reference, format) => onStore(format, (services) => releaseEnquiry(reference, services)),
  );
  withReference('answered', 'note that one is answered').action((reference, format) =>
    onStore(format, (services) => concludeEnquiry(reference, 'answered', services)),
  );
  withReference('close', 'note that one needs no reply').action((reference, format) =>
    onStore(format, (services) => concludeEnquiry(reference, 'closed', services)),
  );
  withReference('reopen', 'take back that one is answered, closed or spam').action(
    (reference, format) => onStore(format, (services) => reopenEnquiry(reference, services)),
  );
  withReference('acts', 'what staff did with one, by whom and when').action((reference, format) =>
    onStore(format, (services) => listActs(reference, services)),
  );
  withEmail('find', 'the enquiries of one address').action((email, format) =>
    onStore(format, (services) => findEnquiries(email, overview, services)),
  );
  withEmail('export', 'the same with everything that was written, as CSV').action((email, format) =>
    onStore(format, (services) => findEnquiries(email, everything, services)),
  );
  withEmail('erase', 'erase what one address sent, permanently')
    .option('--dry-run', 'only say what would be erased', false)
    .action((email, { dryRun, ...format }) =>
      onStore(format, (services) => eraseAddress(email, dryRun, services)),
    );
  inQuarantine('quarantine', 'what is held back as suspected spam, newest first').action(
    ({ json, ...choice }) => onStore({ json }, (services) => showQuarantine(choice, services)),
  );
  inQuarantine('purge', 'erase from quarantine, after a flood')
    .option('--dry-run', 'only count', false)
    .action(({ json, dryRun, ...choice }, self) => {
      if (Object.keys(choice).length === 0) {
        self.error('error: purge needs --from, --to, --sign or --network');
      }
      return onStore({ json }, (services) => purgeQuarantine(choice, dryRun, services));
    });
  command(
    'stats',
    'how many enquiries there are of each state, and how soon they are answered',
  ).action((format) => onStore(format, countEnquiries));
  command('letter', "the owner's letter about the last whole week").action((format) =>
    onStore(format, showLetter),
  );
  command('backup', 'write everything into one file, while the server runs')
    .argument('[file]', 'default: a new one in BACKUP_DIR; old ones are deleted', parseFile)
    .action((file, format) =>
      onFiles(format, (config) =>
        file === undefined ? backUpTonight(config, Date.now()) : backUp(config, file),
      ),
    );
  command('verify', 'say whether a backup, or a restored database, is whole')
    .argument('<file>', 'the backup', parseFile)
    .action((file, format) => onFiles(format, (config) => verifyBackup(config, file)));
  command('restore', 'bring a backup back, while the server is stopped')
    .argument('<file>', 'the backup', parseFile)
    .option(
      '--replace',
      'replace what is there now, which is set aside unless it is in PostgreSQL',
      false,
    )
    .action((file, { replace, ...format }) =>
      onFiles(format, (config) => restoreBackup(config, file, replace)),
    );
  command('completion', 'a script that completes commands and options in bash').action((format) => {
    const script = bashCompletion(program);
    return print({ text: script, facts: { script } }, format);
  });
  return program;
}
