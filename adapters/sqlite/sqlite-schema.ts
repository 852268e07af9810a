/**
 * Each step brings the schema from its index to the next version (`PRAGMA user_version`). The
 * first release refuses a file whose `user_version` is above 2, so nothing is added here: add to
 * `additions`. Times are milliseconds since 1970; an enquiry's state is derived from them.
 */
export const firstSteps = [
  `
  CREATE TABLE enquiry (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    idempotency_key TEXT UNIQUE,
    form_type TEXT NOT NULL,
    page TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicions TEXT NOT NULL,
    accepted_at INTEGER NOT NULL,
    quarantined_at INTEGER
  ) STRICT;

  CREATE INDEX enquiry_by_email ON enquiry (email, accepted_at);

  CREATE TABLE outbox (
    enquiry_id INTEGER PRIMARY KEY REFERENCES enquiry (id),
    message_id TEXT NOT NULL,
    due_at INTEGER,
    lease TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    tried_at INTEGER,
    reason TEXT,
    delivered_at INTEGER,
    failed_at INTEGER
  ) STRICT;

  CREATE INDEX outbox_waiting ON outbox (due_at)
    WHERE due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL;
  `,
  `
  ALTER TABLE enquiry ADD COLUMN canary INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE enquiry ADD COLUMN released_at INTEGER;
  ALTER TABLE enquiry ADD COLUMN digested_at INTEGER;
  ALTER TABLE enquiry ADD COLUMN erased_at INTEGER;

  ALTER TABLE outbox ADD COLUMN queued_at INTEGER NOT NULL DEFAULT 0;
  UPDATE outbox SET queued_at = (SELECT accepted_at FROM enquiry WHERE id = enquiry_id);

  CREATE TABLE chore (
    name TEXT PRIMARY KEY,
    done_at INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  `,
];

/**
 * Each brings the schema to the next version, from 3 on. A step may only add, so that an earlier
 * website runs on the result: tables, indexes, and columns that may be null or have a default. A
 * step that was ever released is never changed.
 */
export const additions: readonly string[] = [
  // What upkeep looks for, by indexes that hold only what can still be found.
  `
  CREATE INDEX enquiry_by_address ON enquiry (lower(email), accepted_at, id);
  CREATE INDEX enquiry_kept ON enquiry (accepted_at, id) WHERE erased_at IS NULL;
  CREATE INDEX enquiry_erased ON enquiry (erased_at, id) WHERE erased_at IS NOT NULL;
  `,
  // A delivery is one recipient's share of an outbox row, which sums its deliveries up: that is
  // what releases before this version read and write.
  `
  CREATE TABLE delivery (
    enquiry_id INTEGER NOT NULL REFERENCES enquiry (id),
    recipient TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    lease TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    tried_at INTEGER,
    reason TEXT,
    delivered_at INTEGER,
    failed_at INTEGER,
    PRIMARY KEY (enquiry_id, recipient)
  ) STRICT;

  CREATE INDEX delivery_waiting ON delivery (due_at)
    WHERE delivered_at IS NULL AND failed_at IS NULL;

  CREATE INDEX delivery_leased ON delivery (leased_until) WHERE lease IS NOT NULL;

  ALTER TABLE outbox ADD COLUMN addressed_at INTEGER;

  CREATE INDEX outbox_unaddressed ON outbox (due_at) WHERE addressed_at IS NULL
    AND due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL;
  `,
  `
  ALTER TABLE enquiry ADD COLUMN points INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE enquiry ADD COLUMN client_network TEXT;

  CREATE INDEX enquiry_by_time ON enquiry (accepted_at);
  CREATE INDEX enquiry_in_quarantine
    ON enquiry (accepted_at, points, client_network, digested_at)
    WHERE quarantined_at IS NOT NULL AND released_at IS NULL AND erased_at IS NULL;

  CREATE TABLE client_key (day INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;

  CREATE TABLE flood (
    began_at INTEGER PRIMARY KEY,
    last_at INTEGER NOT NULL,
    alerted_at INTEGER,
    ended_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX flood_on ON flood ((ended_at IS NULL)) WHERE ended_at IS NULL;
  `,
  // How far the copies of what was erased are removed from the file. What an earlier website erased
  // is not known to be scrubbed.
  `
  CREATE TABLE scrub (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    erasures INTEGER NOT NULL,
    covered INTEGER NOT NULL DEFAULT 0,
    scrubbed INTEGER NOT NULL DEFAULT 0,
    stage TEXT NOT NULL DEFAULT 'idle',
    position INTEGER NOT NULL DEFAULT 0,
    last_id INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    scrubbed_at INTEGER
  ) STRICT;
  INSERT INTO scrub (id, erasures)
    SELECT 1, count(*) FROM (SELECT 1 FROM enquiry WHERE erased_at IS NOT NULL LIMIT 1);
  `,
  // What visitors type into fields that the specification does not have, as a JSON object.
  `
  ALTER TABLE enquiry ADD COLUMN added_fields TEXT NOT NULL DEFAULT '{}';
  `,
];

/** The newest version. */
export const schemaVersion = firstSteps.length + additions.length;

/** The oldest version whose website runs on the newest schema. Raise it only with a removal. */
export const schemaFloor = 2;
