import type { LetterFacts, Sum } from '../enquiry/letter/letter-facts.ts';
import { createOfficeTime } from '../enquiry/office-time.ts';

const sydney = createOfficeTime({ city: 'Sydney', timeZone: 'Australia/Sydney' });

/** The week from Monday, 9 March 2026 to Sunday, 15 March 2026. */
const testWeek = sydney.weekBefore(Date.UTC(2026, 2, 15, 21));

export const sum = (name: string, week: number, lastWeek = 0, twelveWeeks = 0): Sum => ({
  name,
  week,
  lastWeek,
  twelveWeeks,
});

/** A week in which there is something of everything. */
export const fullWeek: LetterFacts = {
  week: testWeek,
  enquiries: {
    weeks: [3, 4, 6, 2, 5, 0, 1, 4, 6, 8, 3, 4, 5, 7],
    byForm: [
      sum('home', 3, 2, 18),
      sum('essential-eight', 2, 3, 11),
      sum('web-design', 1, 0, 9),
      sum('managed-services', 1, 0, 8),
    ],
    byPage: [
      sum('/', 3, 2, 18),
      sum('/cyber/essential-eight-assessment', 2, 3, 11),
      sum('/design/web-design-development', 1, 0, 9),
      sum('/it/managed-services', 1, 0, 8),
    ],
    quarantined: 2,
    released: 1,
    failed: 0,
  },
  answers: {
    answered: 6,
    inTime: 5,
    medianMinutes: 95,
    longestMinutes: 604,
    open: 1,
    late: 1,
  },
  visits: {
    weeks: [310, 322, 298, 305, 340, 290, 180, 240, 333, 351, 349, 360, 372, 418],
    byPage: [
      sum('/', 181, 160, 1804),
      sum('/cyber', 60, 54, 580),
      sum('/it', 48, 51, 502),
      sum('/cyber/essential-eight-assessment', 41, 30, 288),
      sum('/design', 30, 28, 301),
      sum('/design/web-design-development', 20, 18, 190),
      sum('/it/managed-services', 14, 12, 120),
      sum('/it/it-strategy', 9, 7, 60),
      sum('/cyber/on-demand-infosec-team', 6, 5, 48),
      sum('/design/ui-ux-design', 4, 3, 40),
      sum('/it/it-project-management', 3, 2, 38),
      sum('/legal/terms', 1, 1, 4),
      sum('/legal/privacy', 1, 1, 3),
    ],
    from: [
      sum('google.com', 92, 80, 850),
      sum('linkedin.com', 11, 6, 70),
      sum('bing.com', 2, 1, 40),
    ],
    entries: [sum('/', 3, 2, 18), sum('/cyber/essential-eight-assessment', 2, 1, 8)],
    missing: [sum('/services/cloud', 4, 5, 30), sum('/team.html', 1, 0, 2)],
  },
  health: [
    { name: 'Mail', state: 'good', text: 'all sent' },
    { name: 'Last backup', state: 'good', text: 'today, 2:30 am' },
    { name: 'Daily test', state: 'good', text: 'came through on Sunday' },
    { name: 'Disk', state: 'unknown', text: 'not measured' },
    { name: 'Certificate', state: 'bad', text: '3 days left' },
  ],
};

const noWeeks = new Array<number>(14).fill(0);

/** A week in which nothing happened, after others like it. */
export const emptyWeek: LetterFacts = {
  week: testWeek,
  enquiries: { weeks: noWeeks, byForm: [], byPage: [], quarantined: 0, released: 0, failed: 0 },
  answers: {
    answered: 0,
    inTime: 0,
    medianMinutes: undefined,
    longestMinutes: undefined,
    open: 0,
    late: 0,
  },
  visits: { weeks: noWeeks, byPage: [], from: [], entries: [], missing: [] },
  health: [],
};
