import type { LabelledLink } from './company.ts';
import type { Statement } from './statement.ts';

/** A sentence that leads to a section of another page, or to the page: its text, then the link. */
export interface SeeAlso {
  text: string;
  link: LabelledLink;
}

/** A list with a heading: deliverables, strategies, definitions. */
export interface DetailList {
  kind: 'list';
  heading: string;
  intro?: Statement;
  /** `title` is shown in bold before the text; an item may have only a title. */
  items: readonly { title?: string; text?: Statement }[];
  /** Under the list: where a subject that concerns it is explained. */
  seeAlso?: SeeAlso;
}

/** Large blocks, each with its own points, as on Managed Services. */
export interface DetailBlocks {
  kind: 'blocks';
  heading: string;
  blocks: readonly { title: string; text: Statement; points: readonly Statement[] }[];
}

/** A report on a subject that is still changing, with its sources and dates. */
export interface DetailReport {
  kind: 'report';
  /** Name of its place in the address: it stands on one page, and others lead there. */
  id: string;
  heading: string;
  paragraphs: readonly Statement[];
  sources: readonly LabelledLink[];
  /** Date when somebody last read the sources: `2026-11-22`. Shown to visitors. */
  checked: string;
  /** Date from which the build warns that somebody must check them again. */
  checkAgain: string;
}

export type Detail = DetailList | DetailBlocks | DetailReport;
