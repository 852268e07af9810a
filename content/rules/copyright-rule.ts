import type { Statement } from '../model/statement.ts';

/**
 * Who owns the work, on every design page. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule: Statement = {
  text: 'Copyright passes to you in a document we sign once the final invoice is paid. If the job stops early, you own what you have paid for. Licensed parts keep their licences.',
  toConfirm: 'when copyright passes, and what is yours if the job stops early',
  claim: true,
};
