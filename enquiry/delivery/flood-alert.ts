import { budgets, floodQuiet } from '../limits/budgets.ts';
import type { Flood, FloodRecords } from '../limits/flood-records.ts';
import type { Clock, Log, Mailer } from '../ports.ts';
import { sydneyTime } from '../sydney-time.ts';
import type { MailAddresses } from './compose-mail.ts';
import { type StaffNotice, sendToStaff } from './send-to-staff.ts';

export interface FloodAlertServices {
  floods: FloodRecords;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  addresses: MailAddresses;
  mailDomain: string;
}

/** Tells staff of a flood, once, and ends it when it is over. Resolves to whether that is done. */
export async function watchFlood(
  { floods, mailer, clock, log, addresses, mailDomain }: FloodAlertServices,
  signal: AbortSignal,
): Promise<boolean> {
  const flood = await floods.flood();
  if (!flood) return true;
  const now = clock.now();
  if (flood.alertedAt === undefined) {
    const outcome = await sendToStaff(
      composeAlarm(flood, now, mailDomain, addresses),
      mailer,
      signal,
    );
    if (outcome.kind !== 'delivered') {
      log.error('alarm_not_delivered', { reason: outcome.reason });
      return false;
    }
    await floods.markAlerted(now);
  }
  if (flood.lastAt < now - floodQuiet) {
    const quarantined = await floods.endFlood(now);
    const minutes = Math.ceil((flood.lastAt - flood.beganAt) / 60_000);
    log.info('flood_over', { minutes, quarantined });
  }
  return true;
}

function composeAlarm(
  { beganAt }: Flood,
  now: number,
  domain: string,
  { from, to, siteUrl }: MailAddresses,
): StaffNotice {
  return {
    messageId: `<flood.${beganAt}@${domain}>`,
    from,
    to,
    subject: 'The website is flooded with enquiries',
    date: now,
    text: [
      `Since ${sydneyTime(beganAt)}, Sydney time, ${siteUrl} is sent more than`,
      `${budgets.site.size} enquiries an hour. What is above that is kept, but waits in quarantine.`,
      'The daily digest lists the least suspicious first. To see more on the website’s machine:',
      '  npm run enquiries -- quarantine',
      'To erase what the flood left behind, when it is over (first only counted):',
      '  npm run enquiries -- purge --sign flood --dry-run',
      '',
    ].join('\n'),
  };
}
