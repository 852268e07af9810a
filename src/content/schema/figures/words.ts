import { oneOf, text } from '../text.ts';

/**
 * One meaning each, on every page: `you` (white) is the customer, the caller, their data; `work` (the eight in the line's
 * colour) is what we do; `trouble` (black) what goes wrong; `ghost` (a dotted ring) the target, or what would have been.
 * What is counted or measured is a mark.
 */
export const ball = oneOf('you', 'work', 'trouble', 'ghost');

/** Words of every figure. */
export const words = {
  /** The question or the case, above the answer. */
  kicker: text({ most: 40 }),
  /** The answer, for a reader who has three seconds: two lines on a phone. */
  answer: text({ most: 28 }),
  /** Completes the answer. */
  note: text({ most: 40 }).optional(),
  /** One line below the table: 'An example: …'. */
  caption: text({ most: 90 }),
  /** Under 'How to read this': what a diamond stands for, and anything else that explains the drawing. */
  howToRead: text({ most: 320 }).optional(),
};
