import * as v from 'valibot';
import { copyName, tableName } from '../sql/table-rewrite.ts';
import type { Session } from './postgres-database.ts';

const mirror = `${copyName}_mirror`;
const names = v.array(v.object({ name: v.string() }));
const texts = v.array(v.object({ sql: v.string() }));
const indexes = v.array(
  v.object({ name: v.string(), sql: v.string(), is_constraint: v.boolean() }),
);
const references = v.array(
  v.object({ table: v.string(), name: v.string(), definition: v.string() }),
);
const sequences = v.tuple([v.object({ old: v.string(), made: v.string() })]);

/** Runs a query whose rows are statements. */
const generated = async (tx: Session, query: string) =>
  v.parse(texts, await tx.query(query)).map(({ sql }) => sql);

export async function columnsOf(tx: Session, table: string): Promise<readonly string[]> {
  const found = await tx.query(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attname`,
    [table],
  );
  return v.parse(names, found).map(({ name }) => name);
}

/** Those of constraints too, with the statements that make them. */
export async function indexesOf(tx: Session, table: string) {
  const found = await tx.query(
    `SELECT relname AS name, pg_get_indexdef(indexrelid) AS sql,
       EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid)
         AS is_constraint
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = to_regclass($1) ORDER BY relname`,
    [table],
  );
  return v.parse(indexes, found);
}

const copied = (index: string) => `${copyName}_${index}`;

/** Statements that make an empty copy of the table: its columns, indexes, rights and settings. */
export async function copyStatements(tx: Session): Promise<readonly string[]> {
  const found = await indexesOf(tx, tableName);
  const keys = await generated(
    tx,
    `SELECT format('ALTER TABLE ${copyName} ADD CONSTRAINT %I %s', '${copyName}_' || conname,
       pg_get_constraintdef(oid)) AS sql
     FROM pg_constraint WHERE conrelid = '${tableName}'::regclass AND contype IN ('p', 'u')`,
  );
  return [
    `CREATE TABLE ${copyName} (LIKE ${tableName} INCLUDING DEFAULTS INCLUDING IDENTITY
       INCLUDING GENERATED INCLUDING CONSTRAINTS INCLUDING STORAGE INCLUDING COMPRESSION)`,
    ...keys,
    ...found
      .filter(({ is_constraint }) => !is_constraint)
      .map(({ name, sql }) => {
        const made = sql.replace(
          /^CREATE (UNIQUE )?INDEX \S+ ON \S+ USING/,
          `CREATE $1INDEX ${copied(name)} ON ${copyName} USING`,
        );
        if (made === sql) throw new Error(`cannot copy the definition of ${name}`);
        return made;
      }),
    // No samples of what visitors wrote are kept for PostgreSQL's planner, here as there.
    ...(await generated(
      tx,
      `SELECT CASE relkind
         WHEN 'i' THEN format('ALTER INDEX %I ALTER COLUMN %s SET STATISTICS %s',
           '${copyName}_' || relname, attnum, attstattarget)
         ELSE format('ALTER TABLE ${copyName} ALTER COLUMN %I SET STATISTICS %s', attname, attstattarget)
         END AS sql
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE attstattarget >= 0 AND attnum > 0 AND NOT attisdropped
         AND (attrelid = '${tableName}'::regclass OR attrelid IN
           (SELECT indexrelid FROM pg_index WHERE indrelid = '${tableName}'::regclass))`,
    )),
    ...(await generated(
      tx,
      `SELECT 'ALTER TABLE ${copyName} ENABLE ROW LEVEL SECURITY' AS sql
       FROM pg_class WHERE oid = '${tableName}'::regclass AND relrowsecurity`,
    )),
    // A database may give rights on every new table, as Supabase does.
    `DO $$ DECLARE holder record; BEGIN
       FOR holder IN SELECT DISTINCT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END AS name
         FROM pg_class, aclexplode(relacl) WHERE oid = '${copyName}'::regclass AND grantee <> relowner
       LOOP EXECUTE format('REVOKE ALL ON ${copyName} FROM %s', holder.name); END LOOP;
     END $$`,
    ...(await generated(
      tx,
      `SELECT format('GRANT %s ON ${copyName} TO %s', privilege_type,
         CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS sql
       FROM pg_class, aclexplode(relacl)
       WHERE oid = '${tableName}'::regclass AND grantee <> relowner`,
    )),
  ];
}

/** Statements that make a trigger which repeats every change of the table in its copy. */
export function mirrorTrigger(columns: readonly string[]): readonly string[] {
  return [
    `CREATE FUNCTION ${mirror}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP <> 'INSERT' THEN DELETE FROM ${copyName} WHERE id = OLD.id; END IF;
       IF TG_OP <> 'DELETE' THEN
         INSERT INTO ${copyName} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
         VALUES (${columns.map((name) => `NEW.${name}`).join(', ')});
       END IF;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${mirror} AFTER INSERT OR UPDATE OR DELETE ON ${tableName}
     FOR EACH ROW EXECUTE FUNCTION ${mirror}()`,
  ];
}

export const stopMirroring = [
  `DROP TRIGGER IF EXISTS ${mirror} ON ${tableName}`,
  `DROP FUNCTION IF EXISTS ${mirror}()`,
];

/**
 * Statements that let table and copy change places and names, with their indexes and sequences.
 * References from other tables follow, and are to be checked later.
 */
export async function swapStatements(tx: Session): Promise<readonly string[]> {
  const referring = v.parse(
    references,
    await tx.query(
      `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
         regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', '') AS definition
       FROM pg_constraint WHERE contype = 'f' AND confrelid = '${tableName}'::regclass`,
    ),
  );
  const tables = [tableName, copyName, ...new Set(referring.map(({ table }) => table))];
  const [sequence] = v.parse(
    sequences,
    await tx.query(
      `SELECT pg_get_serial_sequence('${tableName}', 'id')::regclass::text AS old,
         pg_get_serial_sequence('${copyName}', 'id')::regclass::text AS made`,
    ),
  );
  const replaced = (name: string) => `${name}_replaced`;
  return [
    `LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`,
    ...stopMirroring,
    ...referring.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    `SELECT setval('${sequence.made}', last_value, is_called) FROM ${sequence.old}`,
    ...(await indexesOf(tx, tableName)).flatMap(({ name }) => [
      `ALTER INDEX ${name} RENAME TO ${replaced(name)}`,
      `ALTER INDEX ${copied(name)} RENAME TO ${name}`,
    ]),
    `ALTER SEQUENCE ${sequence.old} RENAME TO ${replaced(sequence.old)}`,
    `ALTER SEQUENCE ${sequence.made} RENAME TO ${sequence.old}`,
    `ALTER TABLE ${tableName} RENAME TO ${replaced(tableName)}`,
    `ALTER TABLE ${copyName} RENAME TO ${tableName}`,
    `ALTER TABLE ${replaced(tableName)} RENAME TO ${copyName}`,
    ...referring.map(
      ({ table, name, definition }) =>
        `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
    ),
  ];
}

/** Statements that check the references which were taken over from the old table. */
export const uncheckedReferences = (tx: Session): Promise<readonly string[]> =>
  generated(
    tx,
    `SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', conrelid::regclass, conname) AS sql
     FROM pg_constraint
     WHERE contype = 'f' AND confrelid = '${tableName}'::regclass AND NOT convalidated`,
  );
