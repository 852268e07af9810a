import { changeEnquiries } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';

/** Renewals in the time of a lease, so that the database may be away for most of it. */
const renewals = 5;

/**
 * Does work on enquiries that a lease keeps from other workers, and renews the lease until the work has
 * ended. Work whose lease cannot be renewed goes on: what was sent has to be written.
 * @param rows SQL for the enquiries, by an index.
 */
export async function underLease<Result>(
  { database, log, leaseTime }: Dependencies,
  rows: string,
  lease: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    changeEnquiries(
      database,
      `update enquiry set leased_until = ${database.now} + ${leaseTime}
       where ${rows} and lease = $1`,
      [lease],
    ).catch((error) => log.error('lease_not_renewed', { reason: describeError(error) }));
  const timer = setInterval(renew, leaseTime / renewals);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
