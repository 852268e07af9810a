import { z } from 'astro/zod';
import { upTo, words } from './words.ts';

/** Drawings with captions, from files in `src/figures/pictures/` that a designer can open. */
export const pictures = words.extend({
  kind: z.literal('pictures'),
  pictures: z
    .array(
      z.strictObject({
        file: z.enum(['hook', 'broken', 'shop', 'stamp', 'tab', 'van']),
        /** A cut of its middle, as width to height. */
        cut: z.tuple([z.int(), z.int()]).optional(),
        /** In the px of its file, and not as large as there is room. */
        isTrueSize: z.literal(true).optional(),
        title: upTo(20),
        text: upTo(24).optional(),
        /** Ours, or what goes wrong, on its lower edge. */
        ball: z.enum(['work', 'trouble']).optional(),
      }),
    )
    .min(2)
    .max(4),
});

export type Pictures = z.infer<typeof pictures>;
