/**
 * Who owns the work, on every design page. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule =
  'Copyright passes to you in a document we sign once the final invoice is paid, with its makers’ consent to your changes. If the job stops early, we sign it for what you have paid for. Until then you may use what you hold for this job. Licensed parts keep their licences.';
