import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { inTransaction } from './sqlite-database.ts';
import { additions, firstSteps, schemaFloor, schemaVersion } from './sqlite-schema.ts';

const appliedRows = v.array(v.object({ version: v.number(), floor: v.number() }));

interface Schema {
  /** Of the first release's steps, how many were run; 0 in an empty file. */
  first: number;
  /** Versions of the additions that were run. */
  applied: ReadonlySet<number>;
}

/**
 * Reads which steps a database has. Throws `StoreUnavailable` when its schema is too new for
 * this website.
 */
export function readSchema(db: DatabaseSync): Schema {
  const first = Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0]);
  if (first > firstSteps.length) {
    throw new StoreUnavailable(
      `its schema is ${first}, newer than this website's: run the newer website`,
    );
  }
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get();
  const rows = known ? db.prepare('SELECT version, floor FROM schema_version').all() : [];
  const applied = v.parse(appliedRows, rows);
  const floor = Math.max(0, ...applied.map((row) => row.floor));
  if (floor > schemaVersion) {
    throw new StoreUnavailable(
      `its schema needs a website of schema ${floor} or newer, and this one has ${schemaVersion}: run the newer website`,
    );
  }
  return { first, applied: new Set(applied.map(({ version }) => version)) };
}

/**
 * Brings a database to the newest schema; what a newer website added stays. Throws
 * `StoreUnavailable` when the schema is too new for this website.
 */
export function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const { first, applied } = readSchema(db);
    for (const step of firstSteps.slice(first)) db.exec(step);
    db.exec(
      'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, floor INTEGER NOT NULL) STRICT',
    );
    const note = db.prepare('INSERT INTO schema_version (version, floor) VALUES (?, ?)');
    for (const [index, step] of additions.entries()) {
      const version = firstSteps.length + 1 + index;
      if (applied.has(version)) continue;
      db.exec(step);
      note.run(version, schemaFloor);
    }
    touch(db);
  });
}

/** Writes the version of the first release, which changes nothing: shows whether the file can be written. */
export function touch(db: DatabaseSync): void {
  db.exec(`PRAGMA user_version = ${firstSteps.length}`);
}
