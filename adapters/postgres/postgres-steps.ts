import type { RowLocks, Steps } from '../sql/statements.ts';
import type { Session } from './postgres-database.ts';

/** Other instances work on the same rows. */
export const locks: RowLocks = {
  wait: 'FOR UPDATE OF outbox',
  skip: (table) => `FOR UPDATE OF ${table} SKIP LOCKED`,
};

/** Runs steps one after the other, in the transaction `tx`. */
export async function runSteps<T>(tx: Session, steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const { text, values } = step.value;
    step = steps.next(await tx.query(text, values));
  }
  return step.value;
}
