import { maturityOf, type Strategy } from './maturity.ts';

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
