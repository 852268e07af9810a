import type { DeliverServices } from './deliver.ts';
import { describeError } from './log.ts';
import { heldMail } from './mail.ts';

/** Held enquiries that one mail shows: more than anybody reads in a morning. */
const mostShown = 200;

/**
 * What is done each hour: deletes what was kept long enough, and lists to staff once a day what was
 * held (docs/function.md, 'Keeping and forgetting'). Never rejects.
 */
export async function doUpkeep({ store, mailer, addresses, log }: DeliverServices): Promise<void> {
  try {
    const deleted = await store.forget();
    log.info('upkeep', { deleted });
    const lease = crypto.randomUUID();
    const { count, shown } = await store.claimHeld(lease, mostShown);
    if (count === 0) return;
    const sent = await mailer.send(heldMail(shown, count, Date.now(), addresses)).then(
      () => true,
      (error: unknown) => {
        log.error('held_not_listed', { count, reason: describeError(error) });
        return false;
      },
    );
    await store.endHeld(lease, sent);
  } catch (error) {
    log.error('upkeep_failed', { reason: describeError(error) });
  }
}
