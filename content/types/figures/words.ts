import { z } from 'astro/zod';

/** A text of at most so many characters: the test of each kind draws it that long. */
export const upTo = (most: number) =>
  z
    .string()
    .min(1)
    .max(most, {
      error: ({ input }) => `has ${String(input).length} characters, and at most ${most} fit`,
    });

/**
 * One meaning each, on every page: `you` (white) is the customer, the caller, their data; `work` (the eight in the line's
 * colour) is what we do; `trouble` (black) what goes wrong; `ghost` (a dotted ring) the target, or what would have been.
 * What is counted or measured is a mark.
 */
export const ball = z.enum(['you', 'work', 'trouble', 'ghost']);

/** Words of every figure. */
export const words = z.strictObject({
  /** The question or the case, above the answer. */
  kicker: upTo(40),
  /** The answer, for a reader who has three seconds: two lines on a phone. */
  answer: upTo(28),
  /** Completes the answer. */
  note: upTo(40).optional(),
  /** One line below the table: 'An example: …'. */
  caption: upTo(90),
  /** Under 'How to read this': what a diamond stands for, and anything else that explains the drawing. */
  howToRead: upTo(320).optional(),
});
