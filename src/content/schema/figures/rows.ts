import { z } from 'astro/zod';
import { count, flag, group, list, oneOf, text } from '../text.ts';
import { words } from './words.ts';

/** What is counted, before and after, or one by one: a mark for each. */
export const rows = group({
  kind: z.literal('rows'),
  ...words,
  /** Devices, hours with their number, or people, of whom the row says how many are filled: '5 of 6'. */
  mark: oneOf('device', 'hour', 'person'),
  /** Marks in each row, if its groups are not all. */
  of: count({ least: 2, most: 24 }).optional(),
  /** Name of those that are in no group. */
  rest: text({ most: 10 }).optional(),
  /** Each row begins where the last one ended. */
  carriesOver: flag().optional(),
  rows: list(
    group({
      title: text({ most: 28 }),
      /** Our work, or what went wrong before it, beside its title. */
      ball: oneOf('work', 'trouble').optional(),
      groups: list(
        group({
          count: count({ least: 1, most: 24 }),
          title: text({ most: 18 }).optional(),
          text: text({ most: 18 }).optional(),
          /** Who or what is not there, was not done or did not arrive; the others are filled. */
          outline: flag().optional(),
          /** A black ball on them: what went wrong. */
          trouble: flag().optional(),
          /** Our work, beside their title. */
          ball: oneOf('work').optional(),
        }),
        { least: 0, most: 4 },
      ),
    }),
    { least: 2, most: 3 },
  ),
}).refine(
  ({ of = Number.POSITIVE_INFINITY, carriesOver, rows }) => {
    const counts = rows.map(({ groups }) => groups.reduce((sum, { count }) => sum + count, 0));
    return (
      (carriesOver ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts)) <= of
    );
  },
  { path: ['of'], error: 'is less than the marks of its groups' },
);

export type Rows = z.infer<typeof rows>;
