import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { commitments } from '../../content/commitments.ts';
import { fields } from '../../enquiry/rules/fields.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { answerTo } from '../../testing/servers/staff.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';

// Every field of the table of fields is followed from the request to its erasure, on both stores.

const day = 24 * 60 * 60_000;
const email = 'marked-email@visitor.example';
/** What the visitor types: no two fields have the same text. */
const typed = Object.fromEntries(
  fields.map(({ name, type }) => [name, type === 'email' ? email : `marked-${name}`]),
);
const marked = Object.values(typed);

/** Text columns of an enquiry's rows that hold only our own text, never a visitor's. */
const ours = [
  'enquiry.reference',
  'enquiry.form_type',
  'enquiry.page',
  'enquiry.suspicions',
  'enquiry.message_id',
  'enquiry.outcome',
  'act.act',
  'act.actor',
  'outbox.recipient',
  'outbox.lease',
];

interface Column {
  table: string;
  name: string;
  isText: boolean;
}

interface Opened {
  house: Awaited<ReturnType<typeof prepareHousekeeping>>;
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Every column of every table, from the database's own catalogue. */
  catalogue: string;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  async SQLite() {
    const house = await prepareHousekeeping();
    return {
      house,
      async query(sql) {
        const db = new DatabaseSync(house.database);
        const rows = db.prepare(sql).all();
        db.close();
        return rows;
      },
      catalogue: `SELECT tables.name AS "table", columns.name, columns.type = 'TEXT' AS is_text
        FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table'`,
    };
  },
  async PostgreSQL() {
    const open = () => openPostgresStore(postgres.url, readMigrations());
    return {
      house: await prepareHousekeeping('smtp', open),
      query: (sql) => postgres.query(sql),
      catalogue: `SELECT table_name AS "table", column_name AS name,
          (data_type IN ('text', 'character varying', 'json', 'jsonb'))::int AS is_text
        FROM information_schema.columns WHERE table_schema = 'public'`,
    };
  },
};

describe.each(Object.keys(stores))('On %s', (kind) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = (await stores[kind]?.()) ?? expect.fail(kind);
    opened.house.startWorker();
  });
  afterAll(() => opened.house.close());

  const columns = async (): Promise<readonly Column[]> =>
    (await opened.query(opened.catalogue)).map(({ table, name, is_text }) => ({
      table: String(table),
      name: String(name),
      isText: is_text === 1,
    }));

  /** 'table.column: word' for each word of the visitor's that is in the database. */
  async function found(words: readonly string[]) {
    const places: string[] = [];
    for (const { table, name } of await columns()) {
      const values = JSON.stringify(await opened.query(`SELECT "${name}" FROM "${table}"`));
      const here = words.filter((word) => values.includes(word));
      places.push(...here.map((word) => `${table}.${name}: ${word}`));
    }
    return places;
  }

  /** Puts a word into each column of an enquiry's rows that could hold a visitor's. */
  async function fillColumns(reference: string, word: string) {
    const known = await columns();
    const tables = Map.groupBy(known, ({ table }) => table);
    for (const { table, name, isText } of known) {
      const hasEnquiry = tables.get(table)?.some((column) => column.name === 'enquiry_id');
      const key = table === 'enquiry' ? 'id' : hasEnquiry ? 'enquiry_id' : undefined;
      if (!isText || key === undefined || ours.includes(`${table}.${name}`)) continue;
      // Another release may have added a field that this one does not know.
      const value = name === 'added_fields' ? JSON.stringify({ unknown: word }) : word;
      await opened.query(`UPDATE ${table} SET "${name}" = '${value}'
        WHERE ${key} = (SELECT id FROM enquiry WHERE reference = '${reference}')`);
    }
  }

  const send = async () => {
    // After this time the same text is a new enquiry.
    opened.house.clock.advance(repeatWindow);
    const reference = await opened.house.send(typed);
    await expect.poll(() => opened.house.stateOf(reference), { timeout: 10_000 }).toBe('delivered');
    return reference;
  };
  const staff = (...args: readonly string[]) => {
    // The command rests between its steps by the real clock.
    const clock = { now: opened.house.clock.now, sleep: systemClock.sleep };
    return answerTo(args, { ...opened.house.services, clock });
  };

  test('What a visitor types into each field is stored, mailed, shown and exported', async () => {
    const reference = await send();
    const mail = opened.house.inbox.received.at(-1);
    const record = await opened.house.store.get(reference, opened.house.clock.now());
    expect(record?.values).toEqual({ ...typed, formType: 'home' });
    const shown = await staff('show', reference);
    const exported = await staff('export', email);
    for (const word of marked) {
      expect(`${mail?.mail.subject}\n${mail?.mail.text}`).toContain(word);
      expect(shown).toContain(word);
      expect(exported).toContain(word);
    }
  });

  test('After erase and after retention no column holds a visitor’s word, whatever columns there are', async () => {
    const { house } = opened;
    expect((await found(marked)).length).toBeGreaterThanOrEqual(marked.length);
    const erased = await send();
    await fillColumns(erased, 'marked-column');
    await opened.query(`UPDATE enquiry SET email = '${email}'`);
    expect(await staff('erase', email)).toContain('Erased: 2.');
    expect(await found([...marked, 'marked-column'])).toEqual([]);

    const expired = await send();
    await fillColumns(expired, 'marked-column');
    house.clock.advance((commitments.enquiryRetentionDays + 1) * day);
    await house.doChores();
    expect(await house.stateOf(expired)).toBe('erased');
    expect(await found([...marked, 'marked-column'])).toEqual([]);
  });
});
