/** A count of something that has a name, such as a form or a page. */
export interface Sum {
  name: string;
  /** In the week that the letter is about, in the one before, and in the twelve before it together. */
  week: number;
  lastWeek: number;
  twelveWeeks: number;
}

/** What the server counted of visits: daily sums, without anything about a visitor. */
export interface VisitFacts {
  /** Pages that the server sent to people, in each of fourteen weeks, oldest first. */
  weeks: readonly number[];
  byPage: readonly Sum[];
  /** Hosts of the pages on which a link to us was followed. */
  from: readonly Sum[];
  /** Pages on which visits began that led to an enquiry. */
  entries: readonly Sum[];
  /** Addresses that we do not have, but to which somebody links. */
  missing: readonly Sum[];
}

/** One sign of whether everything works. */
export interface HealthFact {
  /** 'Mail', 'Last backup', 'Daily test', 'Disk', 'Certificate' */
  name: string;
  state: 'good' | 'bad' | 'unknown';
  /** '23 days left' */
  text: string;
}

/** All that the owner's letter says of one week. Times are milliseconds since 1970, durations staffed minutes. */
export interface LetterFacts {
  /** From Monday, midnight at the office, to the next. */
  week: { from: number; to: number };
  enquiries: {
    /** Received, in each of fourteen weeks, oldest first. */
    weeks: readonly number[];
    byForm: readonly Sum[];
    byPage: readonly Sum[];
    /** Of those received in this week. */
    quarantined: number;
    released: number;
    failed: number;
  };
  answers: {
    /** Of the enquiries received in this week: answered, and answered within the promised time. */
    answered: number;
    inTime: number;
    medianMinutes: number | undefined;
    longestMinutes: number | undefined;
    /** Of all: without an answer now, and of these beyond the promised time. */
    open: number;
    late: number;
  };
  /** `undefined` where another host serves the pages. */
  visits: VisitFacts | undefined;
  health: readonly HealthFact[];
}
