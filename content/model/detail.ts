import type { Code } from './code.ts';
import type { LabelledLink } from './company.ts';
import type { Statement } from './statement.ts';

/** A sentence that leads to a section of another page, or to the page: its text, then the link. */
export interface SeeAlso {
  text: string;
  link: LabelledLink;
}

/** One entry of a list. */
interface DetailItem {
  title?: string;
  text?: Statement;
}

/** A list with a heading: deliverables, strategies, definitions. */
export interface DetailList {
  kind: 'list';
  heading: string;
  intro?: Statement;
  /** `title` is shown in bold before the text; an item may have only a title. */
  items: readonly DetailItem[];
  /** Under the list: where a subject that concerns it is explained. */
  seeAlso?: SeeAlso;
}

interface DetailBlock {
  title: string;
  /** What it is, before its points. */
  text: Statement;
  /** What it has in particular: a short line each. */
  points: readonly Statement[];
}

/** Large blocks, each with its own points, as on Managed Services. */
export interface DetailBlocks {
  kind: 'blocks';
  heading: string;
  blocks: readonly DetailBlock[];
}

/** A report on a subject that is still changing, with its sources and dates. */
export interface DetailReport {
  kind: 'report';
  /** Name of its place in the address: it stands on one page, and others lead there. */
  id: Code;
  heading: string;
  paragraphs: readonly Statement[];
  sources: readonly LabelledLink[];
  /** Date when somebody last read the sources: `2026-11-22`. Shown to visitors. */
  checked: Code;
  /** Date from which the build warns that somebody must check them again. */
  checkAgain: Code;
}

export type Detail = DetailList | DetailBlocks | DetailReport;
