import { type EightStrategy, strategies } from '../../content/tools/essential-eight-strategies.ts';

export const levels = [0, 1, 2, 3] as const;

/** A maturity level of ASD's model. */
export type Level = (typeof levels)[number];

/** The conditions of a strategy that are ticked. */
export type Ticked = readonly string[];

/** What a visitor ticks of each strategy, in their order, and the level aimed for. */
export interface SelfCheck {
  ticked: readonly Ticked[];
  target: Level;
}

/** The conditions that a strategy asks for up to a level. */
export const conditionsTo = ({ conditions }: EightStrategy, level: Level): Ticked =>
  conditions.slice(0, level).flat();

/** Nothing is ticked. */
export const blank: SelfCheck = { ticked: strategies.map(() => []), target: 2 };

/** Each strategy with all conditions up to its level in our example. */
export const example: SelfCheck = {
  ticked: strategies.map((strategy) => conditionsTo(strategy, strategy.level)),
  target: 2,
};

/** Each strategy with its ticked conditions and its level: the highest one whose conditions, and those of all lower levels, are ticked. */
export const resultsOf = ({ ticked }: SelfCheck) =>
  strategies.map((strategy, index) => {
    const own = ticked[index] ?? [];
    const isReached = (level: Level) =>
      conditionsTo(strategy, level).every((condition) => own.includes(condition));
    return { ...strategy, index, ticked: own, level: levels.findLast(isReached) ?? 0 };
  });

export type Result = ReturnType<typeof resultsOf>[number];

/** The level of the weakest strategy: in ASD's model all eight reach a level, or the firm does not. */
export const overallOf = (check: SelfCheck): number =>
  Math.min(...resultsOf(check).map(({ level }) => level));

/** How many steps are shown: what can be begun now. */
const nextSteps = 3;

/**
 * The conditions that are missing to the target and come next: strategies at the lowest level come first, and each gives one
 * condition before any gives a second.
 */
export function stepsTo(check: SelfCheck) {
  return resultsOf(check)
    .flatMap((result) =>
      conditionsTo(result, check.target)
        .filter((condition) => !result.ticked.includes(condition))
        .map((condition, turn) => ({ ...result, condition, turn })),
    )
    .sort((one, other) => one.level - other.level || one.turn - other.turn)
    .slice(0, nextSteps);
}

export const isBlank = ({ ticked }: SelfCheck) => ticked.flat().length === 0;

/** The result in two words. Without a tick there is none. */
export const levelInWords = (check: SelfCheck) =>
  `Level ${isBlank(check) ? '?' : overallOf(check)}`;

/** What the level rests on: ticks, since only an assessment looks at evidence. */
export function basisOf(check: SelfCheck): string {
  const open = check.ticked.filter((conditions) => conditions.length === 0).length;
  if (isBlank(check)) return 'Nothing is ticked yet';
  if (open === 1) return 'One of 8 has no tick yet';
  return open > 1 ? `${open} of 8 have no tick yet` : 'The lowest of the eight';
}

/** What comes before the next steps. */
export function headingOfSteps(check: SelfCheck): string {
  const count = stepsTo(check).length;
  return count === 0
    ? `All that is asked here for level ${check.target} is ticked. An assessment looks at the evidence.`
    : `Next ${count === 1 ? 'one' : count} towards level ${check.target}:`;
}

/** The lines for the visitor's message: the strategies with a tick, the result, and what comes next. */
export function messageOf(check: SelfCheck): string {
  const lines = resultsOf(check)
    .filter(({ ticked }) => ticked.length > 0)
    .map(({ title, level, ticked, conditions }) => {
      const count = `${ticked.length} of ${conditions.flat().length} facts ticked`;
      return `${title}: level ${level} (${count})`;
    });
  return [
    'Essential Eight, our own self-check (not an assessment):',
    ...lines,
    `Overall: level ${overallOf(check)}. ${basisOf(check)}.`,
    headingOfSteps(check),
    ...stepsTo(check).map(({ title, condition }) => `${title}: ${condition}.`),
  ].join('\n');
}
