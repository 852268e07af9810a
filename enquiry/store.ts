import * as v from 'valibot';
import type { EnquiryValues } from './fields.ts';
import { day, hour, limits, minute, shortWindow } from './limits.ts';

/** What SQLite and PostgreSQL both take and return. Numbers are whole, times milliseconds since 1970. */
export type Value = string | number | null;

export interface Transaction {
  /** Runs one statement with its parameters `$1`, `$2` …; returns its rows, also those of `returning`. */
  query(sql: string, values?: readonly Value[]): Promise<readonly unknown[]>;
}

/** A database with the table `enquiry`. */
export interface Database {
  /** SQL for the time by the database's own clock: processes may disagree, and they share the leases. */
  readonly now: string;
  /**
   * Runs `work` in a transaction; no other one runs at the same time, on any instance. Resolves when
   * it is on the disk.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Rejects when the disk has too little room for more. */
  checkRoom(): Promise<void>;
  /** Removes deleted rows from the files. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Multiplies the limits. */
  rate: number;
  /** Milliseconds for which a claimed mail is no other worker's. */
  lease: number;
  /** Days for which a sent enquiry is kept. */
  retentionDays: number;
}

export interface NewEnquiry {
  values: EnquiryValues;
  /** `null` when the request had no Idempotency-Key. */
  keyHash: string | null;
  payloadHash: string;
  client: string;
  network: string | null;
  /** Why it is held as suspected spam. */
  held: string | undefined;
}

export type Accepted =
  | { kind: 'received'; reference: string; receivedAt: number; held: boolean; repeat: boolean }
  | { kind: 'key_reuse' }
  /** `wait` is in milliseconds. */
  | { kind: 'rate' | 'full'; wait: number };

const text = v.string();
const optional = v.nullable(text);
const time = v.number();

const enquiryRow = v.object({
  id: v.number(),
  reference: text,
  form_type: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  received_at: time,
  held: optional,
  listed_at: v.nullable(time),
  next_try_at: v.nullable(time),
  attempts: v.number(),
  last_error: optional,
  sent_at: v.nullable(time),
});

/** An enquiry as staff and mails see it: no hash and no lease. */
export type StoredEnquiry = v.InferOutput<typeof enquiryRow>;

const columns = Object.keys(enquiryRow.entries).join(', ');
const enquiryRows = v.array(enquiryRow);
const wait = v.nullable(v.number());

/** Days after which what was held, and listed to staff, is deleted. */
const heldDays = 30;

/** Milliseconds after which a mail that still waits is an alarm. */
const lateAfter = 30 * minute;

/**
 * The store of enquiries (docs/function.md, 'One table'): every statement is here, once for both
 * databases. A row waits for its mail while `next_try_at` is set; it is held while `held` is.
 */
export class Store {
  readonly #database: Database;
  readonly #options: StoreOptions;

  constructor(database: Database, options: StoreOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** The answer to an enquiry: that of its repeat, a limit that is reached, or a new row. */
  async accept(enquiry: NewEnquiry): Promise<Accepted> {
    await this.#database.checkRoom();
    return this.#database.transaction(async (tx) => {
      const known = await this.#findRepeat(tx, enquiry);
      if (known) return known;
      return (await this.#findLimit(tx, enquiry)) ?? this.#insert(tx, enquiry);
    });
  }

  async #findRepeat(
    tx: Transaction,
    { keyHash, payloadHash }: NewEnquiry,
  ): Promise<Accepted | undefined> {
    const rows = await tx.query(
      `select reference, payload_hash, received_at, held from enquiry
       where key_hash = $1 or (payload_hash = $2 and received_at > ${this.#ago(shortWindow)})
       order by case when key_hash = $1 then 0 else 1 end, id limit 1`,
      [keyHash, payloadHash],
    );
    const row = v.object({
      reference: text,
      payload_hash: text,
      received_at: time,
      held: optional,
    });
    const [known] = v.parse(v.array(row), rows);
    if (!known) return undefined;
    if (known.payload_hash !== payloadHash) return { kind: 'key_reuse' };
    const { reference, received_at: receivedAt, held } = known;
    return { kind: 'received', reference, receivedAt, held: held !== null, repeat: true };
  }

  /** Milliseconds until each limit has room again: a limit is reached when its last place is taken. */
  async #findLimit(
    tx: Transaction,
    { client, network }: NewEnquiry,
  ): Promise<Accepted | undefined> {
    const room = (column: string, window: number, place: string) =>
      `(select received_at + ${window} - ${this.#database.now} from enquiry
        where ${column} and received_at > ${this.#ago(window)}
        order by received_at desc limit 1 offset ${place})`;
    const { rate } = this.#options;
    const last = (count: number) => Math.max(1, Math.round(count * rate)) - 1;
    const { clientShort, clientDay, clientsOfNetwork, siteDay } = limits;
    const rows = await tx.query(
      `select ${room('client = $1', shortWindow, '$3')} as client_short,
         ${room('client = $1', day, '$4')} as client_day,
         ${room('network = $2', shortWindow, '$5')} as network_short,
         ${room('network = $2', day, '$6')} as network_day,
         (select max(id) from enquiry) - (select id from enquiry
           where received_at > ${this.#ago(day)} order by received_at, id limit 1) as stored`,
      [
        client,
        network,
        last(clientShort),
        last(clientDay),
        last(clientShort * clientsOfNetwork),
        last(clientDay * clientsOfNetwork),
      ],
    );
    const row = v.object({
      client_short: wait,
      client_day: wait,
      network_short: wait,
      network_day: wait,
      stored: wait,
    });
    const [found] = v.parse(v.tuple([row]), rows);
    const { stored, ...waits } = found;
    const longest = Math.max(...Object.values(waits).map((milliseconds) => milliseconds ?? 0));
    if (longest > 0) return { kind: 'rate', wait: longest };
    return (stored ?? 0) >= last(siteDay) ? { kind: 'full', wait: hour } : undefined;
  }

  async #insert(tx: Transaction, enquiry: NewEnquiry): Promise<Accepted> {
    const { values, keyHash, payloadHash, client, network, held = null } = enquiry;
    const { formType, name, email, subject, message } = values;
    const { now } = this.#database;
    for (;;) {
      const reference = newReference();
      const rows = await tx.query(
        `insert into enquiry (reference, key_hash, payload_hash, form_type, name, email, subject,
           message, client, network, held, received_at, next_try_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${now},
           case when $11 is null then ${now} end)
         on conflict (reference) do nothing returning received_at`,
        [
          reference,
          keyHash,
          payloadHash,
          formType,
          name,
          email,
          subject,
          message,
          client,
          network,
          held,
        ],
      );
      const [stored] = v.parse(v.array(v.object({ received_at: time })), rows);
      if (!stored) continue;
      const receivedAt = stored.received_at;
      return { kind: 'received', reference, receivedAt, held: held !== null, repeat: false };
    }
  }

  /**
   * Claims the mail that is to be sent next, until its lease ends: of what is due, that of the client
   * with the fewest mails, then the one tried least. Its next try moves on before the send, so that no
   * row can block the others: to a minute from now, then 2, 4 … 60.
   */
  claim(lease: string): Promise<StoredEnquiry | undefined> {
    const { now } = this.#database;
    return this.#one(
      `update enquiry set lease = $1, leased_until = ${now} + $2, attempts = attempts + 1,
         next_try_at = ${now} + ${minute} * case when attempts < 6 then 1 << attempts else 60 end
       where id = (
         select waiting.id from enquiry as waiting
         where next_try_at <= ${now} and leased_until <= ${now}
           and (select count(*) from enquiry
             where sent_at > ${this.#ago(hour)}) < $3
         order by (select count(*) from enquiry as other
           where other.client = waiting.client and other.sent_at is not null), attempts, id
         limit 1)
       returning ${columns}`,
      [lease, this.#options.lease, Math.round(limits.mailsPerHour * this.#options.rate)],
    );
  }

  /** A worker whose lease is over changes nothing. `rejected` names recipients that did not get it. */
  async markSent(id: number, lease: string, rejected: string | null): Promise<void> {
    await this.#run(
      `update enquiry set sent_at = ${this.#database.now}, next_try_at = null, lease = null,
         leased_until = 0, last_error = $3
       where id = $1 and lease = $2`,
      [id, lease, rejected],
    );
  }

  async markFailed(id: number, lease: string, error: string): Promise<void> {
    await this.#run(
      `update enquiry set lease = null, leased_until = 0, last_error = $3
       where id = $1 and lease = $2`,
      [id, lease, error],
    );
  }

  /**
   * Whether mail is late: one has waited for half an hour, the daily list for half an hour more than a
   * day, or a recipient was rejected within a day. Writes a row, so it rejects when the store cannot.
   */
  async isMailLate(): Promise<boolean> {
    await this.#database.checkRoom();
    const rows = await this.#database.transaction(async (tx) => {
      await tx.query('update enquiry_schema set version = version');
      return tx.query(
        `select id from enquiry
         where (next_try_at is not null and received_at < ${this.#ago(lateAfter)})
           or (held is not null and listed_at is null
             and received_at < ${this.#ago(day + lateAfter)})
           or (sent_at > ${this.#ago(day)} and last_error is not null)
         limit 1`,
      );
    });
    return rows.length > 0;
  }

  /**
   * Deletes what has been kept long enough and empties the hashes of clients (docs/function.md, 'Keeping
   * and forgetting'). Resolves to how many enquiries were deleted.
   */
  async forget(): Promise<number> {
    const [emptied, deleted] = await this.#database.transaction(
      async (tx) =>
        [
          await tx.query(
            `update enquiry set client = null, network = null
         where client is not null and received_at < ${this.#ago(day)} returning id`,
          ),
          await tx.query(
            `delete from enquiry
         where (held is null and next_try_at is null
             and received_at < ${this.#ago(this.#options.retentionDays * day)})
           or (held is not null and listed_at < ${this.#ago(heldDays * day)})
         returning id`,
          ),
        ] as const,
    );
    if (emptied.length + deleted.length > 0) await this.#database.purge();
    return deleted.length;
  }

  /**
   * Claims what was newly held, at most once a day; returns how many there are and the first of them.
   */
  async claimHeld(
    lease: string,
    most: number,
  ): Promise<{ count: number; shown: readonly StoredEnquiry[] }> {
    const { now } = this.#database;
    return this.#database.transaction(async (tx) => {
      const claimed = await tx.query(
        `update enquiry set lease = $1, leased_until = ${now} + $2
         where held is not null and listed_at is null and not exists (
           select 1 from enquiry where listed_at > ${this.#ago(day)}
             or (held is not null and leased_until > ${now}))
         returning id`,
        [lease, this.#options.lease],
      );
      const shown = await tx.query(
        `select ${columns} from enquiry where lease = $1 order by id limit $2`,
        [lease, most],
      );
      return { count: claimed.length, shown: v.parse(enquiryRows, shown) };
    });
  }

  /** Staff have the list, or will be told later: `listed` says which. */
  async endHeld(lease: string, listed: boolean): Promise<void> {
    const listedAt = listed ? this.#database.now : 'listed_at';
    await this.#run(
      `update enquiry set listed_at = ${listedAt}, lease = null, leased_until = 0 where lease = $1`,
      [lease],
    );
  }

  /** The newest enquiries, for staff. */
  list(most: number): Promise<readonly StoredEnquiry[]> {
    return this.#run(`select ${columns} from enquiry order by id desc limit $1`, [most]);
  }

  show(reference: string): Promise<StoredEnquiry | undefined> {
    return this.#one(`select ${columns} from enquiry where reference = $1`, [reference]);
  }

  /** All enquiries of an address, whatever the case of its letters. */
  exportOf(email: string): Promise<readonly StoredEnquiry[]> {
    return this.#run(`select ${columns} from enquiry where lower(email) = lower($1) order by id`, [
      email,
    ]);
  }

  /** Has a held or closed enquiry mailed; `undefined` if it is neither. */
  release(reference: string): Promise<StoredEnquiry | undefined> {
    return this.#one(
      `update enquiry set held = null, next_try_at = ${this.#database.now}, attempts = 0
       where reference = $1 and sent_at is null and next_try_at is null returning ${columns}`,
      [reference],
    );
  }

  /** Ends the tries of an enquiry that waits; `undefined` if it does not. */
  close(reference: string): Promise<StoredEnquiry | undefined> {
    return this.#one(
      `update enquiry set next_try_at = null, lease = null, leased_until = 0
       where reference = $1 and next_try_at is not null returning ${columns}`,
      [reference],
    );
  }

  /** Deletes all enquiries of an address; returns their references. */
  async erase(email: string): Promise<readonly string[]> {
    const erased = await this.#run(
      `delete from enquiry where lower(email) = lower($1) returning ${columns}`,
      [email],
    );
    await this.#database.purge();
    return erased.map(({ reference }) => reference);
  }

  #ago(milliseconds: number): string {
    return `${this.#database.now} - ${milliseconds}`;
  }

  /** Runs one statement in a transaction of its own. */
  async #run(sql: string, values: readonly Value[]): Promise<readonly StoredEnquiry[]> {
    return v.parse(enquiryRows, await this.#database.transaction((tx) => tx.query(sql, values)));
  }

  async #one(sql: string, values: readonly Value[]): Promise<StoredEnquiry | undefined> {
    const [row] = await this.#run(sql, values);
    return row;
  }
}

/** Crockford's base 32: no I, L, O or U, so that a reference survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of 40 random bits, so that nobody can guess another: 'ENQ-7F3K9QXM'. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so every character is equally likely.
  return `ENQ-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
