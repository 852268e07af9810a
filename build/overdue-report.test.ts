import { expect, test } from 'vitest';
import { essentialEightFuture } from '../content/essential-eight-future.ts';
import { publicHolidays } from '../content/public-holidays.ts';
import { overdueReport } from './overdue-report.ts';

const report = { heading: 'What comes next', checked: '2026-11-22', checkAgain: '2027-05-22' };

test('A report is silent until the day on which its sources must be read again', () => {
  expect(overdueReport(report, new Date('2027-05-21T23:59:59Z'))).toBeUndefined();
});

test('From that day on the build names the report, both days and what to do', () => {
  const words = overdueReport(report, new Date('2027-05-22'));
  expect(words).toContain("Overdue since 2027-05-22: read the sources of 'What comes next' again");
  expect(words).toContain('last read 2026-11-22');
});

test("The Essential Eight's report is to be read again at most a year after it was read", () => {
  const { checked, checkAgain } = essentialEightFuture;
  const days = (Date.parse(checkAgain) - Date.parse(checked)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});

test('The build asks for the next public holidays half a year before the known ones run out', () => {
  const { checked, checkAgain, knownTo } = publicHolidays;
  const days = (Date.parse(knownTo) - Date.parse(checkAgain)) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(Date.parse(checkAgain)).toBeGreaterThan(Date.parse(checked));
  expect(overdueReport(publicHolidays, new Date(checkAgain))).toContain(
    "read the sources of 'Public holidays of New South Wales' again",
  );
});
