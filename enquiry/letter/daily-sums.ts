/** What is counted each day: nothing that could tell one visitor from another. */
export const sumKinds = [
  /** Pages that were sent to people. */
  'page',
  /** Hosts of the pages on which a link to us was followed. */
  'from',
  /** Pages on which visits began that led to an enquiry. */
  'entry',
  /** Addresses that we do not have, but to which somebody links. */
  'missing',
] as const;
export type SumKind = (typeof sumKinds)[number];

/** How often something was seen. */
export interface DailyCount {
  kind: SumKind;
  name: string;
  count: number;
}

/** Names of one kind on one day: somebody who asks for made-up addresses must not fill the disk. */
export const mostNames = 300;

/** Where the sums of days are kept; days are counted from 1970, at the office. Rejects with `StoreUnavailable`. */
export interface DailySums {
  /** Adds to a day's sums. What is new on a day that has `mostNames` of its kind is left out. */
  addSums(day: number, counts: readonly DailyCount[]): Promise<void>;
  /** The sums of these days together: from the first, and before the second. */
  sumsOf(from: number, to: number): Promise<readonly DailyCount[]>;
  forgetSums(before: number): Promise<void>;
}
