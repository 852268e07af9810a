import type { Dependencies } from './dependencies.ts';
import { underLease } from './lease.ts';
import { describeError } from './log.ts';
import { bouncedMail, heldMail, unreachedMail } from './mail.ts';
import { applyRetention, claimList, endList, type ListName, lists } from './records.ts';

/** Does the work of each hour (docs/function.md, 'Keeping and forgetting'). Never rejects. */
export async function doUpkeep(dependencies: Dependencies): Promise<void> {
  const { database, log, settings } = dependencies;
  // A part that fails does not stop the next one.
  for (const part of [
    () => sendList('bounced', dependencies),
    () => sendList('unreached', dependencies),
    () => sendList('held', dependencies),
    async () =>
      log.info('upkeep', { deleted: await applyRetention(database, settings.RETENTION_DAYS) }),
  ]) {
    await part().catch((error) => log.error('upkeep_failed', { reason: describeError(error) }));
  }
}

const mails = { held: heldMail, bounced: bouncedMail, unreached: unreachedMail };

/** Sends staff the next mail of a list, if one is due. */
async function sendList(list: ListName, dependencies: Dependencies): Promise<void> {
  const { database, mailer, settings, log, leaseTime } = dependencies;
  const leaseId = crypto.randomUUID();
  const { count, shown } = await claimList(database, list, leaseId, leaseTime);
  if (shown.length === 0) return;
  const sent = await underLease(dependencies, lists[list].pending, leaseId, async () => {
    const result = await mailer.send(mails[list](shown, count, settings));
    // A filter may bounce the list for what strangers wrote.
    return list === 'held' && result.kind === 'bounced'
      ? mailer.send(heldMail(shown, count, settings, false))
      : result;
  });
  const wereTold = sent.kind === 'sent' || sent.unreached !== undefined;
  if (!wereTold) log.error(`${list}_not_listed`, { count, reason: sent.reason });
  await endList(database, list, leaseId, wereTold);
}
