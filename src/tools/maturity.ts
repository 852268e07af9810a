import { strategies } from '../../content/tools/essential-eight-strategies.ts';

export const levels = [0, 1, 2, 3] as const;

/** A maturity level of ASD's model. */
export type Level = (typeof levels)[number];

/** What a visitor says of one strategy. */
export interface Answer {
  /** Places of the facts that are ticked, among all of the strategy's. */
  ticked: readonly number[];
  /** The others are not known: they count as not met, and have to be found out first. */
  isRestUnknown: boolean;
}

/** What a visitor says of each strategy, in their order, and the level aimed for. */
export interface SelfCheck {
  answers: readonly Answer[];
  target: Level;
}

/** The facts of each strategy, level by level. */
export const factsOf = strategies.map(({ facts }) =>
  levels.slice(1).flatMap((level) => (facts[level - 1] ?? []).map((text) => ({ level, text }))),
);

/** Nothing is ticked. */
export const blank: SelfCheck = {
  answers: strategies.map(() => ({ ticked: [], isRestUnknown: false })),
  target: 2,
};

/** Each strategy with all facts up to its level in our example. */
export const example: SelfCheck = {
  ...blank,
  answers: strategies.map(({ level }, strategy) => ({
    ticked: (factsOf[strategy] ?? []).flatMap((fact, place) =>
      fact.level <= level ? [place] : [],
    ),
    isRestUnknown: false,
  })),
};

/** Highest level of which, as of those below, all facts are ticked. A level that adds none is reached with the one below. */
export function levelOf(strategy: number, { ticked }: Answer): Level {
  const missed = (factsOf[strategy] ?? []).filter((_, place) => !ticked.includes(place));
  const lowest = Math.min(...missed.map(({ level }) => level));
  return levels.findLast((level) => level < lowest) ?? 0;
}

/** The level of the weakest strategy: in ASD's model all eight reach a level, or the firm does not. */
export function overallOf({ answers }: SelfCheck): Level {
  const reached = answers.map((answer, strategy) => levelOf(strategy, answer));
  return levels.find((level) => reached.includes(level)) ?? 0;
}

/** How many steps are shown: what can be begun now. */
export const nextSteps = 3;

/**
 * The facts that are missing to the target, in order: strategies at the lowest level come first, and each gives one fact
 * before any gives a second.
 */
export function stepsTo({ answers, target }: SelfCheck) {
  return answers
    .flatMap((answer, strategy) =>
      (factsOf[strategy] ?? [])
        .filter((fact, place) => fact.level <= target && !answer.ticked.includes(place))
        .map(({ text }, turn) => ({ strategy, text, turn, level: levelOf(strategy, answer) })),
    )
    .sort((one, other) => one.level - other.level || one.turn - other.turn)
    .map(({ strategy, text }) => ({
      strategy,
      text,
      isToFindOut: answers[strategy]?.isRestUnknown === true,
    }));
}

const isAnswered = ({ ticked, isRestUnknown }: Answer) => ticked.length > 0 || isRestUnknown;

export const isBlank = ({ answers }: SelfCheck) => !answers.some(isAnswered);

/** The result in two words. Without a tick there is none. */
export const levelInWords = (check: SelfCheck) =>
  `Level ${isBlank(check) ? '?' : overallOf(check)}`;

/** What the level rests on. */
export function basisOf(check: SelfCheck): string {
  const open = check.answers.filter((answer) => !isAnswered(answer)).length;
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
    .map(({ strategy, text, isToFindOut }) => {
      const find = isToFindOut ? 'find out whether this is so: ' : '';
      return `${strategies[strategy]?.title}: ${find}${text}.`;
    });

/** The result in sentences. They speak of ticks: only an assessment looks at evidence. */
export function sentenceOf(check: SelfCheck): string {
  const basis = `${basisOf(check)}.`;
  if (isBlank(check)) return `The level you aim for is ${check.target}. ${basis}`;
  const point = `The facts you ticked point to level ${overallOf(check)}.`;
  return [point, basis, headingOfSteps(check), ...namedSteps(check)].join(' ');
}

/** The lines for the visitor's message: the strategies that were answered, the result, and what comes next. */
export function messageOf(check: SelfCheck): string {
  const lines = check.answers.flatMap((answer, strategy) => {
    if (!isAnswered(answer)) return [];
    const { title } = strategies[strategy] ?? { title: '' };
    const ticked = `${answer.ticked.length} of ${factsOf[strategy]?.length} facts ticked`;
    const rest = answer.isRestUnknown ? ', the others not known' : '';
    return [`${title}: level ${levelOf(strategy, answer)} (${ticked}${rest})`];
  });
  return [
    'Essential Eight, our own self-check (not an assessment):',
    ...lines,
    `Overall: level ${overallOf(check)}. ${basisOf(check)}.`,
    headingOfSteps(check),
    ...namedSteps(check),
  ].join('\n');
}
