import { z } from 'astro/zod';
import { count, flag, group, list, oneOf, text } from '../text.ts';
import { words } from './words.ts';

/** Drawings with captions, from files in `src/figures/pictures/` that a designer can open. */
export const pictures = group({
  kind: z.literal('pictures'),
  ...words,
  pictures: list(
    group({
      file: oneOf('hook', 'broken', 'shop', 'stamp', 'tab', 'van'),
      /** A cut of its middle, as width to height. */
      cut: z.tuple([count(), count()]).optional(),
      /** In the px of its file, and not as large as there is room. */
      isTrueSize: flag().optional(),
      title: text({ most: 20 }),
      text: text({ most: 24 }).optional(),
      /** Ours, or what goes wrong, on its lower edge. */
      ball: oneOf('work', 'trouble').optional(),
    }),
    { least: 2, most: 4 },
  ),
});

export type Pictures = z.infer<typeof pictures>;
