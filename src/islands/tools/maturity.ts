import {
  type EightStrategy,
  strategies,
} from '../../../content/tools/essential-eight-strategies.ts';

export const levels = [0, 1, 2, 3] as const;

export type Level = (typeof levels)[number];

export type Ticked = readonly string[];

/** The ticked conditions of each strategy, in order, and the target level. */
export interface SelfCheck {
  ticked: readonly Ticked[];
  target: Level;
}

export const conditionsTo = ({ conditions }: EightStrategy, level: Level): Ticked =>
  conditions.slice(0, level).flat();

export const blank: SelfCheck = { ticked: strategies.map(() => []), target: 2 };

/** All conditions up to each strategy's level in our example. */
export const example: SelfCheck = {
  ticked: strategies.map((strategy) => conditionsTo(strategy, strategy.level)),
  target: 2,
};

/** A self-check as text: the target level, and each ticked condition, on lines of their own. */
export const writeSelfCheck = ({ ticked, target }: SelfCheck): string =>
  [target, ...ticked.flat()].join('\n');

/** The self-check in such a text. Conditions that no longer exist are left out. */
export function readSelfCheck(text: string): SelfCheck {
  const [first, ...lines] = text.split('\n');
  return {
    ticked: strategies.map(({ conditions }) =>
      conditions.flat().filter((condition) => lines.includes(condition)),
    ),
    target: levels.find((level) => String(level) === first) ?? blank.target,
  };
}

/** Each strategy with its ticked conditions and its level, up to which all conditions are ticked. */
export const resultsOf = ({ ticked }: SelfCheck) =>
  strategies.map((strategy, index) => {
    const met = ticked[index] ?? [];
    const isReached = (level: Level) =>
      conditionsTo(strategy, level).every((condition) => met.includes(condition));
    return { ...strategy, index, ticked: met, level: levels.findLast(isReached) ?? 0 };
  });

export type Result = ReturnType<typeof resultsOf>[number];

/** The level of the weakest strategy: in ASD's model a firm reaches a level only with all eight. */
export const overallOf = (check: SelfCheck): number =>
  Math.min(...resultsOf(check).map(({ level }) => level));

/** Steps shown, few enough to begin now. */
const shownSteps = 3;

/**
 * The next conditions towards the target: first those of strategies at the lowest level, one of each strategy before a
 * second of any.
 */
export function stepsTo(check: SelfCheck) {
  return resultsOf(check)
    .flatMap((result) =>
      conditionsTo(result, check.target)
        .filter((condition) => !result.ticked.includes(condition))
        .map((condition, turn) => ({ ...result, condition, turn })),
    )
    .sort((one, other) => one.level - other.level || one.turn - other.turn)
    .slice(0, shownSteps);
}

export const isBlank = ({ ticked }: SelfCheck) => ticked.flat().length === 0;

/** The highest level that the ticks allow: they ask for a part of ASD's requirements only. */
export const resultInWords = (check: SelfCheck) =>
  isBlank(check) ? 'Level ?' : `At most level ${overallOf(check)}`;

/** The ticks on which the level is based: a self-check has no evidence. */
export function basisOf(check: SelfCheck): string {
  const open = check.ticked.filter((conditions) => conditions.length === 0).length;
  if (isBlank(check)) return 'Nothing is ticked yet';
  if (open === 1) return 'One of 8 has no tick yet';
  return open > 1 ? `${open} of 8 have no tick yet` : 'The lowest of the eight';
}

export function headingOfSteps(check: SelfCheck): string {
  const count = stepsTo(check).length;
  return count === 0
    ? `You ticked all that we ask for level ${check.target}. An assessment tests the rest, with evidence.`
    : `Next ${count === 1 ? 'one' : count} towards level ${check.target}:`;
}

/**
 * Text for the visitor's message: strategies with a tick, the result, and the next steps. Its longer lines end
 * with a full stop, or classic Outlook would join them.
 */
export function messageOf(check: SelfCheck): string {
  if (isBlank(check)) {
    return `Essential Eight: we aim for maturity level ${check.target}, and have not checked our own level yet.`;
  }
  const lines = resultsOf(check)
    .filter(({ ticked }) => ticked.length > 0)
    .map(({ title, level, ticked, conditions }) => {
      const count = `${ticked.length} of ${conditions.flat().length} facts ticked`;
      return `${title}: level ${level} (${count}).`;
    });
  return [
    'Essential Eight: our own self-check, not an assessment.',
    ...lines,
    `Overall: ${resultInWords(check).toLowerCase()}. ${basisOf(check)}.`,
    headingOfSteps(check),
    ...stepsTo(check).map(({ title, condition }) => `${title}: ${condition}.`),
  ].join('\n');
}
