import { strategies } from '../../content/tools/essential-eight-strategies.ts';

export const levels = [0, 1, 2, 3] as const;

/** A maturity level of ASD's model. */
export type Level = (typeof levels)[number];

/** Places of the facts that are ticked, among all of a strategy's. */
export type Ticked = readonly number[];

/** What a visitor ticks of each strategy, in their order, and the level aimed for. */
export interface SelfCheck {
  ticked: readonly Ticked[];
  target: Level;
}

/** The facts of each strategy, level by level. */
export const factsOf = strategies.map(({ facts }) =>
  levels.slice(1).flatMap((level) => (facts[level - 1] ?? []).map((text) => ({ level, text }))),
);

/** Nothing is ticked. */
export const blank: SelfCheck = { ticked: strategies.map(() => []), target: 2 };

/** Each strategy with all facts up to its level in our example. */
export const example: SelfCheck = {
  ticked: strategies.map(({ level }, strategy) =>
    (factsOf[strategy] ?? []).flatMap((fact, place) => (fact.level <= level ? [place] : [])),
  ),
  target: 2,
};

/** Highest level of which, as of those below, all facts are ticked. A level that adds none is reached with the one below. */
export function levelOf(strategy: number, ticked: Ticked = []): Level {
  const missed = (factsOf[strategy] ?? []).filter((_, place) => !ticked.includes(place));
  const lowest = Math.min(...missed.map(({ level }) => level));
  return levels.findLast((level) => level < lowest) ?? 0;
}

/** The level of the weakest strategy: in ASD's model all eight reach a level, or the firm does not. */
export function overallOf({ ticked }: SelfCheck): Level {
  const reached = ticked.map((places, strategy) => levelOf(strategy, places));
  return levels.find((level) => reached.includes(level)) ?? 0;
}

/** How many steps are shown: what can be begun now. */
export const nextSteps = 3;

/**
 * The facts that are missing to the target, in order: strategies at the lowest level come first, and each gives one fact
 * before any gives a second.
 */
export function stepsTo({ ticked, target }: SelfCheck) {
  return ticked
    .flatMap((places, strategy) =>
      (factsOf[strategy] ?? [])
        .filter((fact, place) => fact.level <= target && !places.includes(place))
        .map(({ text }, turn) => ({ strategy, text, turn, level: levelOf(strategy, places) })),
    )
    .sort((one, other) => one.level - other.level || one.turn - other.turn);
}

export const isBlank = ({ ticked }: SelfCheck) => ticked.flat().length === 0;

/** The result in two words. Without a tick there is none. */
export const levelInWords = (check: SelfCheck) =>
  `Level ${isBlank(check) ? '?' : overallOf(check)}`;

/** What the level rests on. */
export function basisOf(check: SelfCheck): string {
  const open = check.ticked.filter((places) => places.length === 0).length;
  if (isBlank(check)) return 'Nothing is ticked yet';
  if (open === 1) return 'One of 8 has no tick yet';
  return open > 1 ? `${open} of 8 have no tick yet` : 'The lowest of the eight';
}

/** What comes before the next steps. */
export function headingOfSteps(check: SelfCheck): string {
  const count = Math.min(stepsTo(check).length, nextSteps);
  return count === 0
    ? `All that is asked here for level ${check.target} is ticked. An assessment looks at the evidence.`
    : `Next ${count === 1 ? 'one' : count} towards level ${check.target}:`;
}

const namedSteps = (check: SelfCheck) =>
  stepsTo(check)
    .slice(0, nextSteps)
    .map(({ strategy, text }) => `${strategies[strategy]?.title}: ${text}.`);

/** The result in sentences. They speak of ticks: only an assessment looks at evidence. */
export function sentenceOf(check: SelfCheck): string {
  const basis = `${basisOf(check)}.`;
  if (isBlank(check)) return `The level you aim for is ${check.target}. ${basis}`;
  const point = `The facts you ticked point to level ${overallOf(check)}.`;
  return [point, basis, headingOfSteps(check), ...namedSteps(check)].join(' ');
}

/** The lines for the visitor's message: the strategies with a tick, the result, and what comes next. */
export function messageOf(check: SelfCheck): string {
  const lines = check.ticked.flatMap((places, strategy) => {
    if (places.length === 0) return [];
    const level = levelOf(strategy, places);
    const count = `${places.length} of ${factsOf[strategy]?.length} facts ticked`;
    return [`${strategies[strategy]?.title}: level ${level} (${count})`];
  });
  return [
    'Essential Eight, our own self-check (not an assessment):',
    ...lines,
    `Overall: level ${overallOf(check)}. ${basisOf(check)}.`,
    headingOfSteps(check),
    ...namedSteps(check),
  ].join('\n');
}
