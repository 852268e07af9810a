import { type Statement, type ToConfirm, textOf } from '../../content/model/statement.ts';

/**
 * The text of a statement; a number that the owner has not confirmed is marked as typical.
 */
export function Words({ of: statement }: { of: Statement }) {
  if (!isTypical(statement)) return textOf(statement);
  return (
    <>
      {statement.text}&nbsp;<small className="typical">Typical</small>
    </>
  );
}

/** Whether anything in this text is shown as typical, so that the page needs its note. */
export function showsTypical(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  return isTypical(words) || Object.values(words).some(showsTypical);
}

/** Whether this is a number that the owner has not confirmed. */
export function isTypical(words: object | string): words is ToConfirm {
  return typeof words === 'object' && 'toConfirm' in words && !('claim' in words);
}
