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
  const result = await underLease(dependencies, lists[list].pending, leaseId, async () => {
    const first = await mailer.send(mails[list](shown, count, settings));
    // A filter may refuse the list for what strangers wrote.
    return list === 'held' && first.outcome === 'refused'
      ? mailer.send(heldMail(shown, count, settings, false))
      : first;
  });
  const { outcome, reason } = result;
  if (outcome !== 'accepted') log.error(`${list}_not_listed`, { count, outcome, reason });
  await endList(dependencies, list, leaseId, result);
}
