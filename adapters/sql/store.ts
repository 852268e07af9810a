import type { DayKeys } from '../../enquiry/day-key.ts';
import type { DailySums } from '../../enquiry/letter/daily-sums.ts';
import type { LetterRecords } from '../../enquiry/letter/letter-records.ts';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords, RewriteResult } from '../../enquiry/upkeep/records.ts';
import * as accepting from './accept.ts';
import * as acting from './answering/acts.ts';
import * as answers from './answering/answers.ts';
import type { Run } from './database.ts';
import { findRecords, readBatch } from './find-records.ts';
import * as dayKeys from './limits/day-keys.ts';
import * as limits from './limits/limits.ts';
import * as outbox from './outbox.ts';
import * as records from './records.ts';
import * as sums from './sums.ts';
import * as upkeep from './upkeep.ts';

/** All that a store does in its database; a thread finds them by these names. */
export const operations = {
  ...accepting,
  ...outbox,
  ...records,
  ...acting,
  ...answers,
  ...dayKeys,
  ...limits,
  ...upkeep,
  ...sums,
  readBatch,
};

/**
 * Enquiries that one transaction empties. SQLite overwrites every page of theirs before anything
 * else is done: 200 of the greatest length took 30 ms, 50 take 7.
 */
const emptiedAtOnce = 50;

/** What databases do each in their own way. */
export interface Driver {
  /** Runs what a visitor or a mail waits for. */
  run: Run;
  /** Runs upkeep and what staff ask for, which may take longer. */
  runUpkeep: Run;
  /** Rejects with `StoreUnavailable` when an enquiry could not be stored now. */
  check(): Promise<void>;
  /** Rewrites all files without what was emptied. */
  rewriteFiles(): Promise<RewriteResult>;
  /** Resolves when all work has ended. */
  close(): Promise<void>;
}

export type Store = EnquiryStore & EnquiryRecords & DayKeys & DailySums & LetterRecords;

/** A store is a database with one method, `run`, and these operations. */
export function createStore(driver: Driver): Store {
  const { run, runUpkeep, check, close } = driver;
  return {
    check,
    close,
    accept: (enquiry) => run(accepting.accept, enquiry),
    findRepeat: (sent) => run(accepting.findRepeat, sent),
    claim: (claim) => run(outbox.claim, claim),
    settle: (delivery, settlement) => run(outbox.settle, delivery, settlement),
    nextDue: () => run(outbox.nextDue),
    makeAllDue: (now) => run(outbox.makeAllDue, now),
    findGivenUp: () => run(outbox.findGivenUp),
    markAlerted: (mails, now) => run(outbox.markAlerted, mails, now),

    keyOf: (...args) => run(dayKeys.keyOf, ...args),
    keys: (purpose) => run(dayKeys.keys, purpose),
    forgetKeys: (...args) => runUpkeep(dayKeys.forgetKeys, ...args),
    forgetHashes: (before) => runUpkeep(limits.forgetHashes, before),
    size: (since) => run(limits.size, since),

    find: (query, now) => findRecords(runUpkeep, query, now),
    get: (reference, now) => runUpkeep(records.get, reference, now),
    count: (now) => runUpkeep(records.count, now),
    countWaiting: () => runUpkeep(records.countWaiting),
    retry: (...args) => runUpkeep(records.retry, ...args),
    release: (...args) => runUpkeep(records.release, ...args),
    conclude: (...args) => runUpkeep(acting.conclude, ...args),
    reopen: (...args) => runUpkeep(acting.reopen, ...args),
    actsOn: (reference) => runUpkeep(acting.actsOn, reference),
    countUnanswered: () => runUpkeep(answers.countUnanswered),
    findExpectedAnswers: (since) => runUpkeep(answers.findExpectedAnswers, since),
    actsOfPeriod: (from, to) => runUpkeep(answers.actsOfPeriod, from, to),
    markReminded: (...args) => runUpkeep(acting.markReminded, ...args),
    addSums: (day, counts) => runUpkeep(sums.addSums, day, counts),
    sumsOf: (from, to) => runUpkeep(sums.sumsOf, from, to),
    forgetSums: (before) => runUpkeep(sums.forgetSums, before),
    countReceived: (from, to) => runUpkeep(sums.countReceived, from, to),
    countTrouble: (...args) => runUpkeep(sums.countTrouble, ...args),
    countQuarantined: (filter) => runUpkeep(records.countQuarantined, filter),
    findUnreported: () => runUpkeep(upkeep.findUnreported),
    markDigested: (references, at) => runUpkeep(upkeep.markDigested, references, at),
    takeChore: (chore) => runUpkeep(upkeep.takeChore, chore),
    finishChore: (name, now) => runUpkeep(upkeep.finishChore, name, now),

    async erase(references, actor, now) {
      for (let first = 0; first < references.length; first += emptiedAtOnce) {
        const some = references.slice(first, first + emptiedAtOnce);
        await runUpkeep(upkeep.empty, some, actor, now);
      }
    },
    isRewriteOwed: async () => (await runUpkeep(upkeep.rewriteOwed)) !== undefined,
    async rewriteFiles() {
      const emptied = await runUpkeep(upkeep.rewriteOwed);
      if (emptied === undefined) return { kind: 'done' };
      const result = await driver.rewriteFiles();
      // What was emptied meanwhile is still owed.
      if (result.kind === 'done') await runUpkeep(upkeep.noteRewrite, emptied);
      return result;
    },
  };
}
