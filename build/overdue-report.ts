import type { DetailReport } from '../content/model/detail.ts';

/**
 * What to do when the day has come on which somebody must read a report's sources again;
 * `undefined` before it. The build goes on either way: an old report names the day it was checked.
 */
export function overdueReport(
  { heading, checked, checkAgain }: Pick<DetailReport, 'heading' | 'checked' | 'checkAgain'>,
  now: Date,
): string | undefined {
  if (now < new Date(checkAgain)) return undefined;
  return `Overdue since ${checkAgain}: read the sources of '${heading}' again (last read ${checked}), then correct its text and both dates in content/.`;
}
