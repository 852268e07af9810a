import type { z } from 'astro/zod';
import { day, filledText, group, text } from './text.ts';

/** What stands before the text of a legal document: `content/legal/<path>.md`. */
export const legal = group({
  title: text(),
  /** Date when the first version took effect: '11 June 2025'. */
  effective: filledText(),
  /** Day on which this version took effect. Shown to visitors. */
  updated: day(),
  /** Description for search results and link previews. */
  description: filledText({ most: 155 }),
});

export type LegalDocument = z.infer<typeof legal>;
