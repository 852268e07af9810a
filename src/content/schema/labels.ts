import type { z } from 'astro/zod';
import { group, text } from './text.ts';

/** Headings and labels that pages of a kind share: `content/labels.yaml`. */
export const labels = group({
  /** On the first screen, before how long, how it is charged, and when we reply. */
  heroFacts: group({ takes: text(), priced: text(), reply: text() }),
  /** Other services, near the end of the page. */
  related: text(),
  /** The sample of a deliverable, with the firm of its invented data. */
  sample: group({ heading: text(), stamp: text(), whole: text(), invented: text() }),
  /** Each label begins a sentence of the step. */
  process: group({ heading: text(), get: text(), parts: text(), we: text(), you: text() }),
  /** A buyer's questions. */
  expectations: group({
    heading: text(),
    weNeed: text(),
    price: text(),
    notIncluded: text(),
    nextStep: text(),
    leaving: text(),
  }),
  /** Folded sections that only some services have. */
  details: text(),
  /** The first button of the bar on phones; the other is the page's main button. */
  call: text(),
  /** The services of a line, by their questions. */
  choices: group({
    heading: text(),
    intro: text(),
    noneFits: text(),
    /** The end of the sentence, after the link to the form. */
    afterNoneFits: text(),
  }),
  /** Questions that buyers ask before they write. */
  questions: text(),
  /** At the end of the sitemap page. */
  help: group({ heading: text(), text: text() }),
});

export type Labels = z.infer<typeof labels>;
