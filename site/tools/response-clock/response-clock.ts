import { afterStaffed, type StaffedHours } from '../../../content/model/hours/staffed-time.ts';

interface ResponseTimes {
  /** When the clock starts: the instant of the ticket, or the next opening. */
  starts: number;
  /** When a technician has started, at the latest. */
  response: number;
  /** When people can work again, at the latest. */
  resolution: number;
}

/** Targets, in staffed minutes. */
export interface TargetMinutes {
  response: number;
  resolution: number;
}

/**
 * When a ticket is answered and when it should be solved, if its clock stands still outside staffed
 * hours. All instants are milliseconds since 1970 UTC.
 * @throws RangeError when the hours leave no time to work in.
 */
export function responseClock(
  raised: number,
  targets: TargetMinutes,
  staffed: StaffedHours,
): ResponseTimes {
  return {
    starts: afterStaffed(raised, 0, staffed),
    response: afterStaffed(raised, targets.response, staffed),
    resolution: afterStaffed(raised, targets.resolution, staffed),
  };
}
