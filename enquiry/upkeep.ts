import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';
import { heldMail, refusalsMail } from './mail.ts';
import { applyRetention, claimList, endList, type ListName } from './records.ts';

/** Enquiries that one list shows: more than anybody reads in a morning. */
const mostShown = 200;

/** Does the work of each hour (docs/function.md, 'Keeping and forgetting'). Never rejects. */
export async function doUpkeep(dependencies: Dependencies): Promise<void> {
  const { database, log, retentionDays } = dependencies;
  try {
    await sendList('refused', dependencies);
    await sendList('held', dependencies);
    log.info('upkeep', { deleted: await applyRetention(database, retentionDays) });
  } catch (error) {
    log.error('upkeep_failed', { reason: describeError(error) });
  }
}

/** Tells staff what was held as suspected spam, once a day, or what the mail server refuses. */
async function sendList(list: ListName, dependencies: Dependencies): Promise<void> {
  const { database, mailer, addresses, log, lease, retentionDays } = dependencies;
  const worker = crypto.randomUUID();
  const { count, shown } = await claimList(database, list, worker, lease, mostShown);
  if (count === 0) return;
  const mail =
    list === 'held'
      ? heldMail(shown, count, Date.now(), addresses)
      : refusalsMail(shown, count, Date.now(), addresses, retentionDays);
  const sent = await mailer.send(mail);
  const told = sent.kind === 'answered' && sent.accepted.length > 0;
  if (!told) {
    const reason = sent.kind === 'answered' ? 'no recipient accepted it' : sent.reason;
    log.error(`${list}_not_listed`, { count, reason });
  }
  await endList(database, list, worker, told);
}
