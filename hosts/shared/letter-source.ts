import type { DailySums } from '../../enquiry/letter/daily-sums.ts';
import {
  createLetterSource as createSource,
  type GatherServices,
} from '../../enquiry/letter/gather-facts.ts';
import type { HealthFact } from '../../enquiry/letter/letter-facts.ts';
import type { LetterSource } from '../../enquiry/letter/letter-source.ts';
import { storeHealth } from '../../enquiry/letter/store-health.ts';
import { answerPromise } from './answer-promise.ts';
import { officeTime } from './office-time.ts';

interface LetterParts {
  records: GatherServices['records'];
  /** Where this host counts visits; `undefined` where another one serves the pages. */
  sums: Pick<DailySums, 'sumsOf'> | undefined;
  /** What the host knows besides the store. Never rejects. */
  hostHealth?(now: number): Promise<readonly HealthFact[]>;
}

/** What the owner's letter is made from, on either host. */
export const createLetterSource = ({ records, sums, hostHealth }: LetterParts): LetterSource =>
  createSource({
    records,
    sums,
    officeTime,
    promise: answerPromise,
    health: async (now) => [
      ...(await storeHealth(records, officeTime, now)),
      ...((await hostHealth?.(now)) ?? []),
    ],
  });
