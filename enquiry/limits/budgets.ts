/** Enquiries accepted at once, and how many more with each minute. */
export interface Budget {
  size: number;
  perMinute: number;
}

/** How many enquiries are accepted, and how many of them are acknowledged. A client's budgets are new each day, because its hash is. */
export const budgets = {
  /** One client: an IPv4 address, or an IPv6 /64, which belongs to one customer. */
  client: { size: 5, perMinute: 1 },
  clientDay: { size: 30, perMinute: 0 },
  /**
   * One IPv6 /48, which a provider assigns to an organisation (RFC 6177), may send as much as ten
   * clients. It contains 65,536 /64 networks, so their separate budgets are no limit; a mobile
   * operator may have many customers in it, so one client's budget is not enough.
   */
  network: { size: 50, perMinute: 10 },
  networkDay: { size: 300, perMinute: 0 },
  /**
   * The whole site: 100 enquiries an hour. A busy day brings fewer than that. Enquiries above it are
   * stored, but wait in quarantine, so that a flood does not fill the staff's inbox or make their
   * mail server refuse mail.
   */
  site: { size: 100, perMinute: 100 / 60 },
  /** Acknowledgements to one address; new each day, because its hash is. */
  acknowledgementDay: { size: 1, perMinute: 0 },
  /** Acknowledgements of the whole site: 30 an hour. */
  acknowledgements: { size: 30, perMinute: 30 / 60 },
} as const satisfies Readonly<Record<string, Budget>>;

/** More than this many from one client in quick succession is faster than a person writes. */
export const burstThreshold = 3;

/**
 * Enquiries stored in 24 hours: four times what the site's budget lets through to the staff. More
 * are refused. They take about 60 MB at the usual length, 250 MB at the greatest length.
 */
export const storedPerDay = 10_000;

/**
 * How many of them may have a sign of spam. The rest is kept for enquiries without one, so that a
 * flood from thousands of networks does not close the forms for the visitors who come after it.
 */
export const suspiciousPerDay = 8_000;

/**
 * Enquiries in quarantine at the same time: 500 MB at the greatest length. Further suspicious
 * enquiries are refused; others are still accepted.
 */
export const mostQuarantined = 20_000;

/**
 * Free space that must remain on the disk of the embedded store, for the write-ahead log, backups
 * and the system itself. On a small disk a twentieth of it is enough.
 */
export const leastFree = { bytes: 256 * 1024 ** 2, share: 0.05 } as const;

/** Seconds after which a visitor may try again when the store is at one of these limits. */
export const fullRetry = 600;

/** Milliseconds without an enquiry above the site's budget after which a flood is over. */
export const floodQuiet = 60 * 60_000;
