import { company } from './company.ts';

// Sentences that several pages share. Their texts name them in braces: {{callOutRule}}.

/** Work outside business hours, and its price. */
export const callOutRule =
  'You can add call-out for individual systems, for a monthly fee plus an hourly rate. Your agreement sets both, and how soon an engineer starts, day or night. Without it, a fault at night, on a weekend or on a public holiday waits until the next business morning, unless our own work caused it.';

/**
 * Ownership of the work. Copyright passes only by a document that its owner has
 * signed (Copyright Act 1968, section 196(3)).
 */
export const copyrightRule =
  "We assign copyright to you in a signed document once the final invoice is paid, with the creators' moral rights consents. If the job stops early, we assign what you have paid for. Until then you may use it for this job only. Licensed parts, such as fonts, keep their licences.";

/** Answers the first of a buyer's questions on each overview. */
export const cost =
  'Each page says what sets its price. You see the figure in writing before you sign, with and without GST.';

/** Answers the last of them. */
export const whoAnswers = `In business hours one of our people picks up the phone, and someone who does the work you ask about replies to your message. In greater ${company.city}, Parramatta and Penrith included, travel is in the price; elsewhere in Australia we work remotely, and quote any travel first. Before you sign, we name who will work for you and the country each of them works from.`;
