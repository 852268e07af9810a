import { z } from 'astro/zod';
import { sectionPath } from './page.ts';
import { day, filledText, group, kinds, list, text, webAddress } from './text.ts';

/** A list with a heading: deliverables, strategies, definitions. */
const listOfItems = group({
  kind: z.literal('list'),
  heading: text(),
  intro: text().optional(),
  /** `title` is bold, before the text. */
  items: list(group({ title: text(), text: text() })),
  /** Below the list: the report, on this or another page, of a changing subject that concerns it. */
  seeAlso: sectionPath().optional(),
});

/** Large blocks, each with its own points, as on Managed Services. */
const blocks = group({
  kind: z.literal('blocks'),
  heading: text(),
  blocks: list(
    group({
      title: text(),
      /** Before its points. */
      text: text(),
      /** A short line each. */
      points: list(text()),
    }),
  ),
});

/** A report on a subject that is still changing, with its sources and dates. */
const report = group({
  kind: z.literal('report'),
  /** Its fragment in the address, for links from other pages. */
  id: filledText(),
  heading: text(),
  paragraphs: list(text()),
  sources: list(group({ label: text(), href: webAddress() })),
  /** Day on which the sources were last read. Shown to visitors. */
  checked: day(),
  /** Day from which the build warns that they must be read again (docs/before-launch.md). */
  checkAgain: day(),
  /** What other pages say of it: a sentence, then a link to the report. */
  onOtherPages: group({ text: text(), label: text() }),
});

export const detail = kinds(listOfItems, blocks, report);

export type Detail = z.infer<typeof detail>;
type DetailOf<Kind extends Detail['kind']> = Extract<Detail, { kind: Kind }>;
export type DetailList = DetailOf<'list'>;
export type DetailBlocks = DetailOf<'blocks'>;
export type DetailReport = DetailOf<'report'>;
