import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { copyName, tableName } from '../sql/table-rewrite.ts';

const parts = v.array(
  v.object({ name: v.string(), rootpage: v.number(), sql: v.nullable(v.string()) }),
);

/** The table of this name and its indexes, as SQLite's own list of them has it. */
const partsOf = (db: DatabaseSync, table: string) =>
  v.parse(
    parts,
    db
      .prepare(
        `SELECT name, rootpage, sql FROM sqlite_schema
         WHERE tbl_name = ? AND type IN ('table', 'index') ORDER BY type DESC, name`,
      )
      .all(table),
  );

/** What the copy's counterpart of a table or index is called. */
function counterpart(name: string): string {
  if (name === tableName) return copyName;
  const automatic = `sqlite_autoindex_${tableName}_`;
  if (!name.startsWith(automatic)) return `${copyName}_${name}`;
  return `sqlite_autoindex_${copyName}_${name.slice(automatic.length)}`;
}

/** Statements that make an empty copy of the table with its indexes. */
export function copyStatements(db: DatabaseSync): readonly string[] {
  return partsOf(db, tableName).flatMap(({ name, sql }) => {
    // SQLite makes the index of a UNIQUE column by itself.
    if (sql === null) return [];
    const isTable = name === tableName;
    const start = isTable
      ? `^CREATE TABLE "?${name}"?(?=\\W)`
      : `^(CREATE (?:UNIQUE )?INDEX) "?${name}"?\\s+ON\\s+"?${tableName}"?(?=\\W)`;
    const copied = sql.replace(
      new RegExp(start),
      isTable ? `CREATE TABLE ${copyName}` : `$1 ${counterpart(name)} ON ${copyName}`,
    );
    if (copied === sql) throw new Error(`cannot copy the definition of ${name}`);
    return [copied];
  });
}

/** Triggers that repeat every change of the table in its copy. */
export function mirrorTriggers(columns: readonly string[]): string {
  const forget = `DELETE FROM ${copyName} WHERE id = OLD.id;`;
  const copy = `INSERT INTO ${copyName} (${columns.join(', ')})
    VALUES (${columns.map((name) => `NEW.${name}`).join(', ')});`;
  const work = { insert: copy, update: `${forget} ${copy}`, delete: forget };
  return Object.entries(work)
    .map(([event, body]) => {
      const head = `CREATE TRIGGER ${copyName}_${event} AFTER ${event} ON ${tableName}`;
      return `${head} BEGIN ${body} END;`;
    })
    .join('\n');
}

export function dropTriggers(db: DatabaseSync): void {
  for (const event of ['insert', 'update', 'delete']) {
    db.exec(`DROP TRIGGER IF EXISTS ${copyName}_${event}`);
  }
}

/**
 * Lets table and copy change places: each takes the other's pages, and all names stay. SQLite can
 * rename a table but no index. Other connections read the list anew when its version has changed;
 * this one must be closed after the transaction.
 */
export function swapRoots(db: DatabaseSync): void {
  const copied = new Map(partsOf(db, copyName).map(({ name, rootpage }) => [name, rootpage]));
  const pairs = partsOf(db, tableName).map(({ name, rootpage }) => {
    const other = counterpart(name);
    return { name, rootpage, other, root: copied.get(other) ?? 0 };
  });
  if (pairs.length !== copied.size || pairs.some(({ root }) => root === 0)) {
    throw new Error(`${copyName} is no copy of ${tableName}`);
  }
  const version = Number(Object.values(db.prepare('PRAGMA schema_version').get() ?? {})[0]);
  db.exec('PRAGMA writable_schema = ON');
  const update = db.prepare('UPDATE sqlite_schema SET rootpage = ? WHERE name = ?');
  for (const { name, rootpage, other, root } of pairs) {
    update.run(root, name);
    update.run(rootpage, other);
  }
  db.exec(`PRAGMA schema_version = ${version + 1}; PRAGMA writable_schema = OFF`);
}
