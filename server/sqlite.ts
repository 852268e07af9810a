import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../enquiry/store.ts';
import { earlierVersion, knownSchema, unknownSchema } from './schema-version.ts';

/** Milliseconds to wait while another process, such as the staff command, writes. */
const busyTimeout = 5_000;

/** Set on every connection, and read back: what SQLite cannot do it leaves undone in silence. */
const pragmas = {
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  foreign_keys: 1,
  /** What is deleted is overwritten. */
  secure_delete: 1,
} as const;

const schema = `
  create table enquiry (
    id integer primary key,
    reference text not null unique,
    key_hash text unique,
    payload_hash text not null,
    form_type text not null,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    client text,
    network text,
    received_at integer not null,
    held text,
    listed_at integer,
    next_try_at integer,
    lease text,
    leased_until integer not null default 0,
    attempts integer not null default 0,
    last_error text,
    sent_at integer
  ) strict;
  create index enquiry_payload on enquiry (payload_hash);
  create index enquiry_received on enquiry (received_at);
  create index enquiry_client on enquiry (client, received_at) where client is not null;
  create index enquiry_network on enquiry (network, received_at) where network is not null;
  create index enquiry_waiting on enquiry (next_try_at) where next_try_at is not null;
  create index enquiry_sent on enquiry (sent_at) where sent_at is not null;
  create index enquiry_held on enquiry (listed_at) where held is not null;
  create index enquiry_email on enquiry (lower(email));
  create table enquiry_schema (version integer not null) strict;
  insert into enquiry_schema values (${knownSchema});
`;

/** The file of the database in DATA_DIR. */
export const databaseFile = (dataDir: string) => join(dataDir, 'enquiries.db');

/**
 * Opens the database in `dataDir`, and creates it if there is none. `reserve` bytes of its disk stay
 * free, so that leases and results can still be written. Throws an error for the operator
 * when the file has another schema, cannot be written, or its file system lacks a safeguard.
 */
export function openSqlite(dataDir: string, reserve: number): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(databaseFile(dataDir), { timeout: busyTimeout });
  for (const [name, value] of Object.entries(pragmas)) db.exec(`pragma ${name} = ${value}`);
  prepareSchema(db);
  // WAL begins with the first write.
  for (const [name, value] of Object.entries(pragmas)) {
    const [actual] = Object.values(db.prepare(`pragma ${name}`).get() ?? {});
    if (actual !== value)
      throw new Error(`DATA_DIR: its file system does not allow ${name} = ${value}`);
  }

  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  /** Transactions share the connection, so they run one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    transaction(work) {
      const result = last.then(async () => {
        db.exec('begin immediate');
        try {
          const done = await work({
            query: async (sql, values = []) =>
              prepare(sql).all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value]))),
          });
          db.exec('commit');
          return done;
        } catch (error) {
          if (db.isTransaction) db.exec('rollback');
          throw error;
        }
      });
      last = result.catch(() => {});
      return result;
    },
    async checkRoom() {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < reserve) throw Object.assign(new Error(), { code: 'DISK_FULL' });
    },
    async purge() {
      await last;
      db.exec('pragma wal_checkpoint(truncate)');
    },
    async close() {
      await last;
      db.close();
    },
  };
}

function prepareSchema(db: DatabaseSync): void {
  db.exec('begin immediate');
  const tables = new Set(
    db
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(({ name }) => name),
  );
  if (!tables.has('enquiry')) db.exec(schema);
  else if (!tables.has('enquiry_schema')) throw new Error(`DATA_DIR: ${earlierVersion}`);
  const version = db.prepare('select version from enquiry_schema').get()?.version;
  if (version !== knownSchema) throw new Error(`DATA_DIR: ${unknownSchema(version)}`);
  db.exec('commit');
}

/** Copies the database, without what was deleted, into a new file. Throws if the file exists. */
export function backUp(dataDir: string, file: string): void {
  const db = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: busyTimeout });
  db.prepare('vacuum into ?').run(file);
  db.close();
}
