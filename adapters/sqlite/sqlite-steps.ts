import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Steps } from '../sql/statements.ts';

/** Runs steps one after the other, without letting other work in between. Keeps what it prepared. */
export function prepareSteps(db: DatabaseSync): <T>(steps: Steps<T>) => T {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, known);
    return known;
  };

  return (steps) => {
    let step = steps.next();
    while (!step.done) {
      const { text, values } = step.value;
      const named = Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value]));
      step = steps.next(prepare(text).all(named));
    }
    return step.value;
  };
}
