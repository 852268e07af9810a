/** How many enquiries are taken: some at once, then so many a minute, and no more than that a day. */
export interface Budget {
  atOnce: number;
  perMinute: number;
  perDay: number;
}

/** One client: an IPv4 address, or the /64 of an IPv6 address, which one customer has as a whole. */
export const clientBudget: Budget = { atOnce: 5, perMinute: 1, perDay: 30 };

/** More than this many within moments from one client is faster than a person writes. */
export const unhurried = 3;

/**
 * One IPv6 /48, what a provider gives to an organisation (RFC 6177): as much as ten clients. It
 * holds 65,536 networks of 64 bits, so each of them alone would be no limit; a mobile operator may
 * have many customers in it, so it is not one client's budget either.
 */
export const networkBudget: Budget = { atOnce: 50, perMinute: 10, perDay: 300 };

/**
 * The whole site: 100 enquiries an hour. A busy day brings fewer than that. What is above it is
 * stored, but waits in quarantine, so that a flood fills neither the staff's inbox nor the patience
 * of their mail server.
 */
export const siteBudget: Budget = { atOnce: 100, perMinute: 100 / 60, perDay: Infinity };

/**
 * Enquiries stored in 24 hours. Four times what the site's budget lets through to the staff;
 * what is above it is refused. About 60 MB at the usual length, 250 MB when each is as long as can be.
 */
export const storedPerDay = 10_000;

/**
 * Enquiries in quarantine at the same time: 500 MB when each is as long as can be. What would be
 * quarantined above it is refused; what is not suspicious is still taken.
 */
export const mostQuarantined = 20_000;

/**
 * Free space that must be left on the disk of the embedded store: the write-ahead log, backups and
 * the system itself need some. On a small disk a twentieth of it will do.
 */
export const leastFree = { bytes: 256 * 1024 ** 2, share: 0.05 } as const;

/** Seconds after which a visitor may try again when the store is at one of these limits. */
export const fullRetry = 600;

/** Milliseconds without an enquiry above the site's budget after which a flood is over. */
export const floodQuiet = 60 * 60_000;
