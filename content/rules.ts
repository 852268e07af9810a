// Sentences that several pages share.

/** Work outside business hours, and its price. */
export const callOutRule =
  'You add it for individual systems, for a monthly fee and an hourly rate. Your agreement names both, and how soon an engineer starts, at any hour. Without it, anything that fails at night, on a weekend or on a public holiday waits until the next business morning.';

/**
 * Ownership of the work. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule =
  "We assign copyright to you in a signed document once the final invoice is paid, with the creators' moral rights consents. If the job stops early, we assign what you have paid for. Until then you may use it for this job only. Licensed parts, such as fonts, keep their licences.";
