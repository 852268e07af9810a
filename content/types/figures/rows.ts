import { z } from 'astro/zod';
import { upTo, words } from './words.ts';

/** What is counted, before and after, or one by one: a mark for each. */
export const rows = words
  .extend({
    kind: z.literal('rows'),
    /** Devices, hours with their number, or people, of whom the row says how many are filled: '5 of 6'. */
    mark: z.enum(['device', 'hour', 'person']),
    /** Marks in each row, if its groups are not all. */
    of: z.int().min(2).max(24).optional(),
    /** Name of those that are in no group. */
    rest: upTo(10).optional(),
    /** Each row begins where the last one ended. */
    carriesOver: z.literal(true).optional(),
    rows: z
      .array(
        z.strictObject({
          title: upTo(28),
          /** Our work, or what went wrong before it, beside its title. */
          ball: z.enum(['work', 'trouble']).optional(),
          groups: z
            .array(
              z.strictObject({
                count: z.int().min(1).max(24),
                title: upTo(18).optional(),
                text: upTo(18).optional(),
                /** Who or what is not there, was not done or did not arrive; the others are filled. */
                outline: z.literal(true).optional(),
                /** What went wrong with these, or our work, beside their title. */
                ball: z.enum(['work', 'trouble']).optional(),
              }),
            )
            .max(4),
        }),
      )
      .min(2)
      .max(3),
  })
  .refine(
    ({ of = Number.POSITIVE_INFINITY, carriesOver, rows }) => {
      const counts = rows.map(({ groups }) => groups.reduce((sum, { count }) => sum + count, 0));
      return (
        (carriesOver ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts)) <= of
      );
    },
    { path: ['of'], error: 'is less than the marks of its groups' },
  );

export type Rows = z.infer<typeof rows>;
