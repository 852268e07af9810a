import type { Bar } from '../../figures/bars/bars.tsx';
import type { Unit } from '../../figures/table.tsx';
import { isBlank, levels, overallOf, resultsOf, type SelfCheck } from './maturity.ts';

/** The highest level. */
const most = 3;

/** A bar to the level of each strategy, with a ring at the target; black balls are on those that hold the customer back. */
export function maturityBars(check: SelfCheck): Bar[] {
  const overall = overallOf(check);
  return resultsOf(check).map(({ title, level }): Bar => {
    const isBelow = level < check.target;
    return {
      title,
      from: 0,
      to: level / most,
      ...(isBelow && { target: check.target / most }),
      ball: isBelow && !isBlank(check) && level === overall ? 'trouble' : undefined,
    };
  });
}

/** The four levels, of which the customer's is marked: that of the weakest strategy. */
export const maturityUnits = (check: SelfCheck): Unit[] =>
  levels.map((level) => ({
    at: level / most,
    name: level === 0 ? 'Level 0' : String(level),
    isYours: !isBlank(check) && level === overallOf(check),
  }));
