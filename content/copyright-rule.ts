import type { Statement } from './model/statement.ts';

/**
 * Who owns the work, on every design page. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule = {
  text: 'Copyright passes to you in a document we sign once the final invoice is paid. Licensed parts keep their licences.',
  toConfirm: 'when copyright passes',
} satisfies Statement;
