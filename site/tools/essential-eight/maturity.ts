import { strategies } from '../../../content/tools/essential-eight-strategies.ts';

export const levels = [0, 1, 2, 3] as const;

/** A maturity level of ASD's model. */
export type Level = (typeof levels)[number];

/** What a visitor says of one strategy. */
export interface Answer {
  /** The facts that are ticked, by their place among all of the strategy's. */
  ticked: readonly number[];
  /** The others are not known: they count as not met, and have to be found out first. */
  restUnknown: boolean;
}

/** What a visitor says of each strategy, in their order, and where it should lead. */
export interface SelfCheck {
  answers: readonly Answer[];
  target: Level;
}

interface Fact {
  level: Level;
  text: string;
}

/** The facts of each strategy, level by level. */
export const factsOf: readonly (readonly Fact[])[] = strategies.map(({ facts }) =>
  levels.slice(1).flatMap((level) => (facts[level - 1] ?? []).map((text) => ({ level, text }))),
);

/** Highest level of which, as of those below, all facts are ticked. One that adds none is reached with the one below. */
export function levelOf(strategy: number, { ticked }: Answer): Level {
  const missed = (factsOf[strategy] ?? []).filter((_, index) => !ticked.includes(index));
  const lowest = Math.min(...missed.map(({ level }) => level));
  return levels.findLast((level) => level < lowest) ?? 0;
}

const levelsOf = ({ answers }: SelfCheck) =>
  answers.map((answer, strategy) => levelOf(strategy, answer));

/** The level of the weakest strategy: as ASD's model has it, all eight reach a level, or the firm does not. */
export const overallOf = (check: SelfCheck): Level => {
  const lowest = Math.min(...levelsOf(check));
  return levels.find((level) => level === lowest) ?? 0;
};

/** A fact that is not ticked. */
export interface Step {
  /** Place of its strategy among the eight. */
  strategy: number;
  text: string;
  toFindOut: boolean;
}

/**
 * What is missing to the target, in order: strategies at the lowest level come first, and each gives one fact before
 * any gives a second.
 */
export function stepsTo(check: SelfCheck): Step[] {
  return check.answers
    .flatMap((answer, strategy) => {
      const level = levelOf(strategy, answer);
      return (factsOf[strategy] ?? [])
        .filter((fact, index) => fact.level <= check.target && !answer.ticked.includes(index))
        .map(({ text }, turn) => ({ strategy, text, toFindOut: answer.restUnknown, level, turn }));
    })
    .sort((one, other) => one.level - other.level || one.turn - other.turn)
    .map(({ strategy, text, toFindOut }) => ({ strategy, text, toFindOut }));
}

/** How many steps are shown: what can be begun now. */
export const nextSteps = 3;

/** 'one', then numerals. */
const numeral = (count: number) => (count === 1 ? 'one' : count);

const isAnswered = ({ ticked, restUnknown }: Answer) => ticked.length > 0 || restUnknown;

const unanswered = ({ answers }: SelfCheck) =>
  answers.filter((answer) => !isAnswered(answer)).length;

const isBlank = ({ answers }: SelfCheck) => !answers.some(isAnswered);

/** The result in two words. Without a tick there is none. */
export const levelInWords = (check: SelfCheck): string =>
  `Level ${isBlank(check) ? '?' : overallOf(check)}`;

/** What the level rests on, in a few words. */
export function basisOf(check: SelfCheck): string {
  const open = unanswered(check);
  if (isBlank(check)) return 'Nothing is ticked yet';
  if (open === 1) return 'One of 8 has no tick yet';
  return open > 0 ? `${open} of 8 have no tick yet` : 'The lowest of the eight';
}

/** What comes next, in a few words. */
export function headingOfSteps(check: SelfCheck): string {
  const count = Math.min(stepsTo(check).length, nextSteps);
  if (count === 0)
    return `All that is asked here for level ${check.target} is ticked. An assessment looks at the evidence.`;
  return `Next ${numeral(count)} towards level ${check.target}:`;
}

/** The result in one sentence. It speaks of ticks: only an assessment looks at evidence. Without any there is no level. */
export function sentenceOf(check: SelfCheck): string {
  if (isBlank(check)) return `The level you aim for is ${check.target}. ${basisOf(check)}.`;
  const missing = unanswered(check) > 0 ? [`${basisOf(check)}.`] : [];
  const point = `The facts you ticked point to level ${overallOf(check)}.`;
  return [point, ...missing, headingOfSteps(check), ...namedSteps(check)].join(' ');
}

const namedSteps = (check: SelfCheck) =>
  stepsTo(check)
    .slice(0, nextSteps)
    .map(({ strategy, text, toFindOut }) => {
      const title = strategies[strategy]?.title;
      return `${title}: ${toFindOut ? 'find out whether this is so: ' : ''}${text}.`;
    });

/** What goes into the message: the strategies that the visitor answered, the result, and what comes next. */
export function summaryOf(check: SelfCheck): string {
  const lines = check.answers.flatMap((answer, strategy) => {
    if (!isAnswered(answer)) return [];
    const all = factsOf[strategy]?.length;
    const rest = answer.restUnknown ? ', the others not known' : '';
    return [
      `${strategies[strategy]?.title}: level ${levelOf(strategy, answer)} (${numeral(answer.ticked.length)} of ${all} facts ticked${rest})`,
    ];
  });
  const heading = 'Essential Eight, our own self-check (not an assessment):';
  if (isBlank(check)) {
    return `${heading}\nThe level we aim for is ${check.target}. ${basisOf(check)}.`;
  }
  return [
    heading,
    ...lines,
    `Overall: level ${overallOf(check)}. ${basisOf(check)}.`,
    headingOfSteps(check),
    ...namedSteps(check),
  ].join('\n');
}
