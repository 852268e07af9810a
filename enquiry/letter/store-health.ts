import type { OfficeTime } from '../office-time.ts';
import type { EnquiryRecords } from '../upkeep/records.ts';
import type { HealthFact } from './letter-facts.ts';

/** Milliseconds that a mail may wait before something is wrong. */
const mailMayWait = 60 * 60_000;

/** Milliseconds that may lie between two daily tests. */
const testEvery = 26 * 60 * 60_000;

/** What the store tells of health, on any host. Rejects with `StoreUnavailable`. */
export async function storeHealth(
  records: Pick<EnquiryRecords, 'countWaiting' | 'find'>,
  officeTime: OfficeTime,
  now: number,
): Promise<readonly HealthFact[]> {
  const { count, oldest } = await records.countWaiting();
  const newest = records.find({ kind: 'recent', limit: 1, filter: { canary: true } }, now);
  const [test] = (await Array.fromAsync(newest)).flat();
  const passed = test?.state === 'delivered' && now - test.acceptedAt < testEvery;
  return [
    oldest === undefined
      ? { name: 'Mail', state: 'good', text: 'none waiting' }
      : {
          name: 'Mail',
          state: now - oldest > mailMayWait ? 'bad' : 'good',
          text: `${count} waiting since ${officeTime.inWords(oldest)}`,
        },
    test
      ? {
          name: 'Daily test',
          state: passed ? 'good' : 'bad',
          text: `${test.state}, ${officeTime.inWords(test.acceptedAt)}`,
        }
      : { name: 'Daily test', state: 'unknown', text: 'none yet' },
  ];
}
