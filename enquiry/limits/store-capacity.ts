import { onceFor } from '../once-for.ts';
import type { Clock } from '../ports.ts';
import type { Verdict } from '../rules/judge-spam.ts';
import { leastFree, mostQuarantined, storedPerDay, suspiciousPerDay } from './budgets.ts';

/** Bytes of the disk on which the store is. */
export interface DiskSpace {
  free: number;
  total: number;
}

export interface StoreSize {
  /** Enquiries accepted since the time that was asked for, and not erased: a purge makes room. */
  accepted: number;
  quarantined: number;
}

/** Which limit of the store is reached. */
export type Shortage = 'day' | 'quarantine' | 'disk';

export interface StoreCapacity {
  /** Reserves the place of an enquiry, or resolves to what it lacks. */
  reserve(verdict: Pick<Verdict, 'quarantined' | 'points'>): Promise<Shortage | undefined>;
}

export interface StoreCapacityServices {
  records: { size(since: number): Promise<StoreSize> };
  clock: Clock;
  /** Of the embedded store's disk; `undefined` where the disk is a database server's. */
  diskSpace: (() => Promise<DiskSpace>) | undefined;
  /** Multiplies what may be stored in a day. */
  rateLimitFactor: number;
}

/** Milliseconds for which a measurement holds at most. Between two each process counts for itself. */
const measured = 5_000;

const day = 24 * 60 * 60_000;

/** Watches how much the store holds, and how much space its disk has left. */
export function createStoreCapacity({
  records,
  clock,
  diskSpace,
  rateLimitFactor,
}: StoreCapacityServices): StoreCapacity {
  const factor = Math.max(1, rateLimitFactor);
  const measure = onceFor(async (_period: number) => {
    const [size, disk] = await Promise.all([records.size(clock.now() - day), diskSpace?.()]);
    return { ...size, diskFull: disk !== undefined && isFull(disk) };
  });

  return {
    async reserve({ quarantined, points }) {
      const perDay = factor * (points > 0 ? suspiciousPerDay : storedPerDay);
      const size = await measure(Math.floor(clock.now() / measured));
      if (size.diskFull) return 'disk';
      if (size.accepted >= perDay) return 'day';
      if (quarantined && size.quarantined >= mostQuarantined) return 'quarantine';
      size.accepted += 1;
      if (quarantined) size.quarantined += 1;
      return undefined;
    },
  };
}

function isFull({ free, total }: DiskSpace): boolean {
  return free < Math.min(leastFree.bytes, total * leastFree.share);
}
