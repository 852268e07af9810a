import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { olderDatabase } from '../sql/older-database.ts';

interface Migration {
  /** That of the release that brought it: 200 is 2.0.0. */
  version: number;
  sql: string;
}

/**
 * The schema, step by step; `PRAGMA user_version` has the version of the last one that was run. A
 * step that was ever released is never changed: add another. Times are milliseconds since 1970; an
 * enquiry's state is derived from them and from those of its mails.
 */
const migrations: readonly [Migration, ...Migration[]] = [
  {
    version: 200,
    sql: `
    CREATE TABLE enquiry (
      id INTEGER PRIMARY KEY,
      reference TEXT NOT NULL UNIQUE,
      message_id TEXT NOT NULL,
      idempotency_key TEXT UNIQUE,
      form_type TEXT NOT NULL,
      page TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      added_fields TEXT NOT NULL,
      suspicions TEXT NOT NULL,
      points INTEGER NOT NULL,
      client_network TEXT,
      canary INTEGER NOT NULL,
      accepted_at INTEGER NOT NULL,
      quarantined_at INTEGER,
      released_at INTEGER,
      digested_at INTEGER,
      erased_at INTEGER,
      outcome TEXT,
      reminders INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE INDEX enquiry_by_address ON enquiry (lower(email), accepted_at, id);
    CREATE INDEX enquiry_kept ON enquiry (accepted_at, id) WHERE erased_at IS NULL;
    CREATE INDEX enquiry_erased ON enquiry (erased_at, id) WHERE erased_at IS NOT NULL;
    CREATE INDEX enquiry_in_quarantine
      ON enquiry (accepted_at, points, client_network, digested_at)
      WHERE quarantined_at IS NOT NULL AND released_at IS NULL AND erased_at IS NULL;
    CREATE INDEX enquiry_open ON enquiry (accepted_at, id)
      WHERE outcome IS NULL AND erased_at IS NULL AND NOT canary
        AND (quarantined_at IS NULL OR released_at IS NOT NULL);

    -- What staff did with an enquiry; never what its sender wrote.
    CREATE TABLE act (
      id INTEGER PRIMARY KEY,
      enquiry_id INTEGER NOT NULL REFERENCES enquiry (id),
      act TEXT NOT NULL,
      actor TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX act_of_enquiry ON act (enquiry_id, id);
    CREATE INDEX act_by_time ON act (at);

    -- One row for each mail; due_at is null while it is held back, and when it is erased.
    CREATE TABLE outbox (
      enquiry_id INTEGER NOT NULL REFERENCES enquiry (id),
      recipient TEXT NOT NULL,
      due_at INTEGER,
      queued_at INTEGER NOT NULL,
      lease TEXT,
      leased_until INTEGER NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0,
      refusals INTEGER NOT NULL DEFAULT 0,
      tried_at INTEGER,
      reason TEXT,
      delivered_at INTEGER,
      failed_at INTEGER,
      alerted_at INTEGER,
      PRIMARY KEY (enquiry_id, recipient)
    ) STRICT;

    CREATE INDEX outbox_waiting ON outbox (due_at)
      WHERE due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL;
    CREATE INDEX outbox_leased ON outbox (leased_until) WHERE lease IS NOT NULL;
    CREATE INDEX outbox_given_up ON outbox (failed_at)
      WHERE due_at IS NOT NULL AND failed_at IS NOT NULL AND alerted_at IS NULL;

    CREATE TABLE chore (
      name TEXT PRIMARY KEY,
      done_at INTEGER NOT NULL DEFAULT 0,
      leased_until INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    -- With the key of a day clients and networks are hashed. Without its key a hash tells nothing: no backup has them.
    CREATE TABLE client_key (day INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;

    -- With the key of a day the links of its mails are signed.
    CREATE TABLE link_key (day INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;

    -- How often something was seen on a day, such as a page: nothing about who saw it.
    CREATE TABLE daily_sum (
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, kind, name)
    ) STRICT;

    -- How often enquiries were emptied or keys of clients deleted, and up to which of these times the files are rewritten.
    CREATE TABLE erasure (emptied INTEGER NOT NULL, rewritten INTEGER NOT NULL) STRICT;
    INSERT INTO erasure VALUES (0, 0);
    `,
  },
];

const [{ version: oldest }] = migrations;
const newest = Math.max(...migrations.map(({ version }) => version));

const versionIn = (db: DatabaseSync) =>
  Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0]);

/**
 * Reads the version of a database's schema; 0 in an empty file. Throws `StoreUnavailable` when this
 * website does not know it.
 */
export function readVersion(db: DatabaseSync): number {
  const version = versionIn(db);
  if (version > 0 && version < oldest) throw olderDatabase('DATA_DIR');
  if (version > newest) {
    throw new StoreUnavailable(
      `its schema ${version} is newer than ${newest}: run the newer website`,
    );
  }
  return version;
}

/** Brings a database to the newest schema, inside a transaction. Throws `StoreUnavailable`. */
export function migrate(db: DatabaseSync): void {
  const version = readVersion(db);
  for (const step of migrations) if (step.version > version) db.exec(step.sql);
  db.exec(`PRAGMA user_version = ${newest}`);
}

/**
 * Writes the version, which changes nothing: shows whether the file can be written. It is the one in
 * the file, because a newer website may have migrated the file since this one opened it. To be called
 * inside a transaction.
 */
export function touch(db: DatabaseSync): void {
  db.exec(`PRAGMA user_version = ${versionIn(db)}`);
}
