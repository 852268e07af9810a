import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { handleStaff } from '../../enquiry/answering/handle-staff.ts';
import { doChores } from '../../enquiry/upkeep/housekeeping.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { tokensIn } from '../mail/staff-links.ts';
import { prepareHousekeeping } from './test-housekeeping.ts';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

/** What a visitor typed: in no reminder, and in nothing that a link shows. */
export const words = {
  name: 'Grace Hopper',
  email: 'grace@example.net',
  message: 'A secret plan',
};

/** Held back as suspected spam. */
export const advertisement = { message: 'Buy https://spam.example/now '.repeat(9) };

type House = Awaited<ReturnType<typeof prepareHousekeeping>>;

/** Defines tests of answering for each database. Each test begins with an empty store, and delivery runs. */
export function describeAnswering(defineTests: (setup: Answering) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  describe.each(['SQLite', 'PostgreSQL'])('On %s', (kind) => {
    let house: House;
    beforeEach(async () => {
      await postgres.wipe();
      house = await prepareHousekeeping('smtp', (file) =>
        kind === 'SQLite'
          ? openSqliteStore(file)
          : openPostgresStore(postgres.url, readMigrations()),
      );
      house.startWorker();
    });
    afterEach(() => house.close());
    defineTests(answeringIn(() => house));
  });
}

type Answering = ReturnType<typeof answeringIn>;

/** What staff do with the links in their mails, and what chores send them. */
function answeringIn(houseOfTest: () => House) {
  const mails = () => houseOfTest().inbox.received.map(({ mail }) => mail);
  const request = (init: RequestInit, client = 'staff', query = '') =>
    handleStaff(
      new Request(`https://www.example.com/functions/v1/staff-act${query}`, init),
      client,
      houseOfTest().services,
    );
  const call = (body: unknown, client?: string) =>
    request(
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      client,
    );
  const setClock = (time: string) =>
    houseOfTest().clock.advance(Date.parse(time) - houseOfTest().clock.now());
  /** The clock stands still meanwhile: on a busy machine chores take long, and reminders go by the minute. */
  const runChores = (changes: Partial<House['services']> = {}) =>
    doChores({ ...houseOfTest().services, ...changes }, new AbortController().signal);

  return {
    get house() {
      return houseOfTest();
    },
    mails,
    mailAbout: (text: string) => mails().findLast((mail) => mail.subject?.includes(text)),
    actsOn: (reference: string) => houseOfTest().store.actsOn(reference),
    request,
    call,
    async answerTo(body: unknown) {
      const response = await call(body);
      expect(response.status).toBe(200);
      return response.json();
    },
    async refusedWith(body: unknown, client?: string) {
      const response = await call(body, client);
      return [response.status, (await response.json()).error?.code];
    },
    setClock,
    runChores,
    /** Lets chores run at a time; resolves to the subjects of the mails that they sent. */
    async choresAt(time: string) {
      setClock(time);
      const before = houseOfTest().inbox.received.length;
      await runChores();
      // The daily test comes through, or staff would be told of it.
      const newest = { kind: 'recent', limit: 1, filter: { canary: true } } as const;
      for await (const [canary] of houseOfTest().store.find(newest, houseOfTest().clock.now())) {
        await houseOfTest().delivered(canary?.reference ?? '');
      }
      return mails()
        .slice(before)
        .map(({ subject }) => subject);
    },
    /** An enquiry that reached the staff, and the token of its mail. */
    async delivered(changes: object = words) {
      const reference = await houseOfTest().send(changes);
      await houseOfTest().delivered(reference);
      const mail = mails().find(({ text }) => text?.includes(reference));
      const [token = ''] = tokensIn(mail?.text);
      return { reference, token, mail };
    },
  };
}
