import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';
import { bouncedMail, heldMail } from './mail.ts';
import { applyRetention, claimList, endList, type ListName } from './records.ts';

/** Does the work of each hour (docs/function.md, 'Keeping and forgetting'). Never rejects. */
export async function doUpkeep(dependencies: Dependencies): Promise<void> {
  const { database, log, settings } = dependencies;
  // A part that fails does not stop the next one.
  for (const part of [
    () => sendList('bounced', dependencies),
    () => sendList('held', dependencies),
    async () =>
      log.info('upkeep', { deleted: await applyRetention(database, settings.RETENTION_DAYS) }),
  ]) {
    await part().catch((error) => log.error('upkeep_failed', { reason: describeError(error) }));
  }
}

/** Tells staff what was held as suspected spam, once a day, or what bounced. */
async function sendList(list: ListName, dependencies: Dependencies): Promise<void> {
  const { database, mailer, settings, log, leaseTime } = dependencies;
  const leaseId = crypto.randomUUID();
  const { count, shown } = await claimList(database, list, leaseId, leaseTime);
  if (count === 0) return;
  const mail = list === 'held' ? heldMail : bouncedMail;
  let sent = await mailer.send(mail(shown, count, settings));
  // A filter may bounce the list for what strangers wrote.
  if (list === 'held' && sent.kind === 'bounced') {
    sent = await mailer.send(heldMail(shown, count, settings, false));
  }
  const wereTold = sent.kind === 'sent' || sent.unreached !== undefined;
  if (!wereTold) log.error(`${list}_not_listed`, { count, reason: sent.reason });
  await endList(database, list, leaseId, wereTold);
}
