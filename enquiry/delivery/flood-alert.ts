import { floodQuiet, mostQuarantined } from '../limits/budgets.ts';
import type { EnquiryRecords } from '../upkeep/records.ts';
import { type AlarmServices, raiseAlarm } from './send-to-staff.ts';

interface FloodAlertServices extends AlarmServices {
  records: EnquiryRecords;
}

/**
 * Tells staff once of a flood, or of a quarantine that is full; `seenAt` is when either was last
 * seen and reported. Resolves to whether staff know of it; 'later' when there is none.
 */
export async function watchFlood(
  services: FloodAlertServices,
  seenAt: number,
  signal: AbortSignal,
): Promise<boolean | 'later'> {
  const { records, clock, log, addresses } = services;
  const now = clock.now();
  const excess = await records.countQuarantined({ sign: 'flood', from: now - floodQuiet });
  const full = (await records.countQuarantined({})) >= mostQuarantined;
  if (excess === 0 && !full) return 'later';
  if (seenAt >= now - floodQuiet) return true;
  log.error('flood', { excess, full });
  const { siteUrl } = addresses;
  const alarm = excess > 0 ? floodWords(siteUrl, excess) : fullWords(siteUrl);
  return raiseAlarm('flood', alarm, services, signal);
}

const toSeeMore = [
  'The daily digest lists the least suspicious first. To see more on the website’s machine:',
  '  npm run enquiries -- quarantine',
];

const floodWords = (siteUrl: string, excess: number) => ({
  subject: 'The website is flooded with enquiries',
  lines: [
    `${siteUrl} is receiving more enquiries than its hourly budget; the excess is held in`,
    `quarantine: ${excess} in the last hour.`,
    ...toSeeMore,
    'To erase what the flood left behind, when it is over (first only counted):',
    '  npm run enquiries -- purge --sign flood --dry-run',
  ],
});

const fullWords = (siteUrl: string) => ({
  subject: 'The website’s quarantine is full',
  lines: [
    `${siteUrl} holds ${mostQuarantined} suspicious enquiries in quarantine. More are refused until`,
    'some are released or erased; others still pass.',
    ...toSeeMore,
    'To erase those of one kind, for example with many links (first only counted):',
    '  npm run enquiries -- purge --sign links --dry-run',
  ],
});
