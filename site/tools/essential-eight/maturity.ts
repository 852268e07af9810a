export const levels = [0, 1, 2, 3] as const;

/** A maturity level of ASD's model. */
export type Level = (typeof levels)[number];

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

/** The result in one sentence. */
export function sentenceOf(strategies: readonly Strategy[]): string {
  const { overall, heldBackBy } = maturityOf(strategies);
  if (heldBackBy.length === 0) return `Overall level ${overall}: nothing holds you back.`;
  if (heldBackBy.length === strategies.length) {
    return `Overall level ${overall}: all strategies are at this level.`;
  }
  return `Overall level ${overall}. Held back by ${listOf(heldBackBy)}.`;
}

/** 'One, Two and Three' */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What goes into the message: each strategy with its level, and the result. */
export function summaryOf(strategies: readonly Strategy[]): string {
  return [
    'Essential Eight, our own estimate:',
    ...strategies.map(({ name, level }) => `${name}: level ${level}`),
    `Overall level: ${maturityOf(strategies).overall}`,
  ].join('\n');
}
