import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';
import { heldMail } from './mail.ts';
import { claimHeld, forget } from './records.ts';
import { settle } from './store.ts';

/** Held enquiries that one mail shows: more than anybody reads in a morning. */
const mostShown = 200;

/** What is done each hour (docs/function.md, 'Keeping and forgetting'). Never rejects. */
export async function doUpkeep(dependencies: Dependencies): Promise<void> {
  const { database, log, retentionDays } = dependencies;
  try {
    await listHeld(dependencies);
    log.info('upkeep', { deleted: await forget(database, retentionDays) });
  } catch (error) {
    log.error('upkeep_failed', { reason: describeError(error) });
  }
}

/** Lists to staff what was newly held, once a day. */
async function listHeld({ database, mailer, addresses, log, lease }: Dependencies): Promise<void> {
  const worker = crypto.randomUUID();
  const { count, shown } = await claimHeld(database, worker, lease, mostShown);
  if (count === 0) return;
  try {
    await mailer.send(heldMail(shown, count, Date.now(), addresses));
    await settle(database, worker, 'listed');
  } catch (error) {
    const reason = describeError(error);
    log.error('held_not_listed', { count, reason });
    await settle(database, worker, 'failed', reason);
  }
}
