/** How much is accepted and sent. `RATE_LIMIT` multiplies all but `clientsOfNetwork`, and `siteDay` only upwards. */
export const limits = {
  /** Enquiries of one client in ten minutes, and in a day. */
  clientShort: 5,
  clientDay: 30,
  /** A large IPv6 network (/48) may send as much as this many clients. */
  clientsOfNetwork: 10,
  /** Enquiries that are stored in a day, besides those that are held. */
  siteDay: 10_000,
  /** Tries to hand over a mail in an hour; the rest wait. */
  mailsPerHour: 100,
} as const;

/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Milliseconds for which no other worker can claim what a worker has claimed, unless it renews its lease.
 * After a crash nothing waits for longer.
 */
export const leaseTime = 5 * minute;

/** Milliseconds in which the same payload is the same enquiry, and of the shorter limits. */
export const shortWindow = 10 * minute;

/** The longest time between two tries of an enquiry that waits. */
export const longestBackOff = hour;

/** A time that lies further ahead was written while the clock was wrong. */
export const clockTolerance = 5 * minute;

/** The next try of what bounced for good: only staff have it tried again. */
export const never = Date.UTC(9999, 0);
