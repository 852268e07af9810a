import type { Level } from '../../../content/model/figures/levels.ts';

/** A strategy, and the maturity level that a visitor gives it. */
export interface Strategy {
  name: string;
  level: Level;
}

export interface Maturity {
  /** The level that all strategies meet: the lowest. */
  overall: Level;
  /** The strategies at that level, unless it is the highest there is. */
  heldBackBy: readonly string[];
}

const highest = 3;

/** The overall maturity level of ASD's model: that of the weakest strategy. */
export function maturityOf(strategies: readonly Strategy[]): Maturity {
  const overall = strategies.reduce<Level>(
    (lowest, { level }) => (level < lowest ? level : lowest),
    highest,
  );
  const weakest = strategies.filter(({ level }) => level === overall && level < highest);
  return { overall, heldBackBy: weakest.map(({ name }) => name) };
}
