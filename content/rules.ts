// What is the same on every page that needs it.

/** What happens outside business hours, and what it costs. */
export const callOutRule =
  'You buy it for single systems, for a monthly fee and an hourly rate. Your agreement names both, and the time within which an engineer starts, at any hour. Without it, what fails at night, on a weekend or on a public holiday waits for the next business morning.';

/**
 * Who owns the work. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule =
  'Copyright passes to you in a document we sign once the final invoice is paid, with its makers’ consent to your changes. If the job stops early, we sign it for what you have paid for. Until then you may use what you hold for this job. Licensed parts keep their licences.';
