import type { LetterSource } from '../../../enquiry/letter/letter-source.ts';
import type { Config } from '../../settings/read-settings.ts';
import { createLetterSource } from '../../shared/letter-source.ts';
import { officeTime } from '../../shared/office-time.ts';
import { nightlyBackups } from '../backups/kept-copies.ts';
import type { OpenStore } from '../open-store.ts';
import { serverHealth } from './server-health.ts';

/** What the owner's letter is made from on this server, which serves the pages and counts their visits. */
export function createNodeLetterSource(
  config: Config,
  { store, diskSpace }: Pick<OpenStore, 'store' | 'diskSpace'>,
): LetterSource {
  return createLetterSource({
    records: store,
    sums: store,
    hostHealth: (now) =>
      serverHealth(
        {
          copies: () => nightlyBackups(config),
          othersBackUp: config.databaseUrl !== undefined,
          diskSpace,
          siteUrl: config.siteUrl,
          officeTime,
        },
        now,
      ),
  });
}
