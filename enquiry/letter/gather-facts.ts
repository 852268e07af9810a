import { staffedBetween } from '../../content/model/hours/staffed-time.ts';
import type { AnswerRecords } from '../answering/answer-records.ts';
import { type AnswerPromise, dueAt } from '../answering/promise.ts';
import type { OfficeTime, Week } from '../office-time.ts';
import type { EnquiryRecords } from '../upkeep/records.ts';
import type { DailySums, SumKind } from './daily-sums.ts';
import type { HealthFact, LetterFacts, Sum, VisitFacts } from './letter-facts.ts';
import type { LetterRecords } from './letter-records.ts';
import { storeHealth } from './store-health.ts';
import { largestFirst } from './sum-rows.ts';

export interface GatherServices {
  records: EnquiryRecords & AnswerRecords & LetterRecords;
  /** `undefined` where another host serves the pages: then nothing of visits is known. */
  visits: Pick<DailySums, 'sumsOf'> | undefined;
  officeTime: OfficeTime;
  promise: AnswerPromise;
  /** What the host knows besides the store. Never rejects. */
  hostHealth: ((now: number) => Promise<readonly HealthFact[]>) | undefined;
}

/** Weeks of which the letter shows a number: its own, the one before, and twelve more. */
const weeksShown = 14;

/** A count of something with a name, and how often it was seen. */
interface Named {
  name: string;
  count: number;
}

/**
 * Gathers what the owner's letter says.
 * @param now For what holds now, such as health; milliseconds since 1970.
 */
export async function gatherFacts(
  services: GatherServices,
  week: Week,
  now: number,
): Promise<LetterFacts> {
  const { records, visits, officeTime } = services;
  const first = officeTime.dayOf(week.from);
  /** First days of the weeks shown, oldest first, and the day after the last. */
  const days = Array.from({ length: weeksShown + 1 }, (_, n) => first + 7 * (n + 1 - weeksShown));
  const starts = days.map(officeTime.startOf);
  const received = await Promise.all(
    pairs(starts).map(([from, to]) => records.countReceived(from, to)),
  );
  const byName = (of: 'form' | 'page') =>
    sumsBy(received.map((rows) => rows.map((row) => ({ name: row[of], count: row.count }))));
  return {
    week,
    enquiries: {
      weeks: received.map(total),
      byForm: byName('form'),
      byPage: byName('page'),
      ...(await records.countTrouble(week.from, week.to, now)),
    },
    answers: await answersOf(week, now, services),
    visits: visits && (await visitsIn(days, visits)),
    health: [
      ...(await storeHealth(records, officeTime, now)),
      ...((await services.hostHealth?.(now)) ?? []),
    ],
  };
}

async function answersOf(
  { from, to }: Week,
  now: number,
  { records, promise }: GatherServices,
): Promise<LetterFacts['answers']> {
  const expected = await records.findExpectedAnswers(from);
  const answered = expected.flatMap((one) => {
    const { acceptedAt, releasedAt, answeredAt } = one;
    if (acceptedAt >= to || answeredAt === undefined) return [];
    const minutes = staffedBetween(releasedAt ?? acceptedAt, answeredAt, promise.hours);
    return [{ minutes, inTime: answeredAt <= dueAt(one, promise) }];
  });
  const minutes = answered.map((one) => one.minutes).toSorted((a, b) => a - b);
  let late = 0;
  for await (const batch of records.find({ kind: 'unanswered' }, now)) {
    late += batch.filter((record) => dueAt(record, promise) < now).length;
  }
  return {
    answered: answered.length,
    inTime: answered.filter(({ inTime }) => inTime).length,
    medianMinutes: medianOf(minutes),
    longestMinutes: minutes.at(-1),
    open: (await records.countUnanswered()).count,
    late,
  };
}

async function visitsIn(
  days: readonly number[],
  sums: Pick<DailySums, 'sumsOf'>,
): Promise<VisitFacts> {
  const weeks = await Promise.all(pairs(days).map(([from, to]) => sums.sumsOf(from, to)));
  const of = (kind: SumKind) => weeks.map((counts) => counts.filter((one) => one.kind === kind));
  return {
    weeks: of('page').map(total),
    byPage: sumsBy(of('page')),
    from: sumsBy(of('from')),
    entries: sumsBy(of('entry')),
    missing: sumsBy(of('missing')),
  };
}

/** Sums by name, of weeks from the oldest to the letter's own; the largest of its week come first. */
function sumsBy(weeks: readonly (readonly Named[])[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const [n, counts] of weeks.entries()) {
    for (const { name, count } of counts) {
      const sum = sums.get(name) ?? { name, week: 0, lastWeek: 0, twelveWeeks: 0 };
      if (n === weeks.length - 1) sum.week += count;
      else if (n === weeks.length - 2) sum.lastWeek += count;
      else sum.twelveWeeks += count;
      sums.set(name, sum);
    }
  }
  return [...sums.values()].toSorted(largestFirst);
}

const total = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

function medianOf(sorted: readonly number[]): number | undefined {
  const middle = Math.floor((sorted.length - 1) / 2);
  const [low, high] = [sorted[middle], sorted[sorted.length - 1 - middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Each with the next. */
const pairs = (values: readonly number[]) =>
  values.slice(1).map((to, n) => [values[n] ?? to, to] as const);
