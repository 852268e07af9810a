import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { inTransaction } from './sqlite-database.ts';

/**
 * Each step brings the schema from its index to the next version (`PRAGMA user_version`). A step
 * that was ever released is never changed: add another. Times are milliseconds since 1970; an
 * enquiry's state is derived from them.
 */
const steps = [
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

/** The newest version. */
export const schemaVersion = steps.length;

/** Brings a database to the newest schema. Throws `StoreUnavailable` when it was made by a newer website. */
export function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const [version] = Object.values(db.prepare('PRAGMA user_version').get() ?? {});
    if (typeof version !== 'number' || version > schemaVersion) {
      throw new StoreUnavailable(`its schema is ${version}, newer than this website's`);
    }
    for (const step of steps.slice(version)) db.exec(step);
    touch(db);
  });
}

/** Writes the schema's version, which changes nothing: shows whether the file can be written. */
export function touch(db: DatabaseSync): void {
  db.exec(`PRAGMA user_version = ${schemaVersion}`);
}
