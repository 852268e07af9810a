import type { Bar } from '../../figures/bars/bars.tsx';
import { isBlank, levels, overallOf, resultsOf, type SelfCheck } from './maturity.ts';

/** The highest level. */
const most = 3;

/** The customer's level, that of the weakest strategy, and a bar to the level of each strategy, with a ring at the target. */
export function maturityBars(check: SelfCheck): Bar[] {
  const overall = overallOf(check);
  const strategies = resultsOf(check).map(({ title, level }): Bar => {
    const isBelow = level < check.target;
    return {
      title,
      from: 0,
      to: level / most,
      ...(isBelow && { target: check.target / most }),
      ball: isBelow && !isBlank(check) && level === overall ? 'trouble' : undefined,
    };
  });
  return [{ title: 'You', from: overall / most, to: overall / most, ball: 'you' }, ...strategies];
}

export const maturityUnits = levels.map((level) => ({
  at: level / most,
  name: level === 0 ? 'Level 0' : String(level),
}));
