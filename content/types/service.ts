import type { TableFigure } from './figure.ts';
import type { ContactWords, CrossReference, LabelledLink } from './page.ts';
import type { SamplePage } from './sample.ts';
import type { LineId, Theme } from './service-line.ts';

/** What menus, cards and links need to know about a service: one line of the catalogue. */
export interface CatalogueEntry {
  line: LineId;
  /** Last part of the path `/<line>/<slug>`, and the name of its file. */
  slug: string;
  /** Main heading, menu item, card title, first part of the browser title. */
  title: string;
  /** What a buyer gets, for menus and cards: one short sentence without a full stop. At most 60 characters. */
  summary: string;
  /** Variant of the footer on its page (section 2, layout, point 6). If omitted, its line's. */
  footer?: Theme;
}

/** A card of the benefits section. */
export interface Benefit {
  /** What the client gets, in a few words of at most 40 characters. */
  title: string;
  /** What changes for the reader, with one concrete thing: a number, a document, a moment. At most 240 characters. */
  text: string;
}

/** One of four numbered steps of 'Our Process'. */
export interface ProcessStep {
  /** Named by the specification on most pages (section 2). */
  title: string;
  /** What we do, as it goes on after 'We': 'agree scope and target, then test a sample.' At most 240 characters. */
  we: string;
  /** What the client does or gives for it, after 'You': 'name an administrator for 3 hours a week.' At most 240 characters. */
  you: string;
  /** What the client has at the end, after 'You get': 'a scope on one page, with dates.' At most 160 characters. */
  get: string;
}

/** How long a service takes, or when it starts. */
export interface Duration {
  /** What the short form says, if not how long the service takes: 'Starts'. */
  label?: string;
  /** For the first screen, at most 22 characters: '4 to 6 weeks'. It adds no number to the text. */
  short: string;
  /** How long it takes, and what makes it longer. Three sentences at most. */
  text: string;
}

/** What determines the price of a service, in three short sentences without amounts. */
export interface Price {
  /** How it is charged, for the first screen, in at most 22 characters: 'Per user, per month'. */
  short: string;
  /** What is charged, and for what: 'Fixed monthly fee per user.' */
  model: string;
  /** What makes it cost more: 'It costs more with …' */
  more: string;
  /** What makes it cost less: 'It costs less if …' */
  less: string;
}

/** The 'What to expect' block: six answers that a buyer looks for, and a seventh where work goes on. */
export interface ServiceExpectations {
  /** What the client has at the end. Three sentences at most. */
  youGet: string;
  /** What the client gives for it. Three sentences at most. */
  weNeed: string;
  duration: Duration;
  price: Price;
  /** What costs extra, or is not done. Three sentences at most. */
  notIncluded: string;
  /** What happens after an enquiry. Three sentences at most. */
  nextStep: string;
  /** How an agreement that goes on is ended, and what the buyer then holds. */
  leaving?: string;
}

/** Another service that a visitor of this page may need instead. */
interface RelatedService {
  /** Path of its page. The build fails if the catalogue does not list it. */
  path: `/${LineId}/${string}`;
  /** When it fits instead, as it stands under its name: 'if …', without a full stop. At most 90 characters. */
  fits: string;
}

/** One entry of a list. */
interface DetailItem {
  title?: string;
  text?: string;
}

/** A list with a heading: deliverables, strategies, definitions. */
export interface DetailList {
  kind: 'list';
  heading: string;
  intro?: string;
  /** `title` is shown in bold before the text; an item may have only a title. */
  items: readonly DetailItem[];
  /** Under the list: where a subject that concerns it is explained. */
  seeAlso?: CrossReference;
}

interface DetailBlock {
  title: string;
  /** What it is, before its points. */
  text: string;
  /** What it has in particular: a short line each. */
  points: readonly string[];
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
  id: string;
  heading: string;
  paragraphs: readonly string[];
  sources: readonly LabelledLink[];
  /** Date when somebody last read the sources: `2026-11-22`. Shown to visitors. */
  checked: string;
  /** Date by which somebody must read them again (docs/before-launch.md). */
  checkAgain: string;
}

export type Detail = DetailList | DetailBlocks | DetailReport;

/** The text of one service page, in the order in which the page shows them. */
export interface Service {
  /** Paragraph under the main heading: whom it helps, and how. At most 260 characters, in two sentences. */
  intro: string;
  /** Day on which its text last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** Two or three services that may fit instead. */
  related:
    | readonly [RelatedService, RelatedService]
    | readonly [RelatedService, RelatedService, RelatedService];
  /** Card section: three or four cards, A to D, whose letters stand on the page's sample (`sample`). */
  benefits: readonly [Benefit, Benefit, Benefit] | readonly [Benefit, Benefit, Benefit, Benefit];
  /** Its core idea, drawn on the table of its first screen; none where a tool draws it (`src/tools/`). */
  figure?: TableFigure;
  /** A page of what the client holds at the end. */
  sample: SamplePage;
  /** Facts that only this service has, and that the figure does not show. */
  details?: readonly Detail[];
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process?: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  expectations: ServiceExpectations;
  contact: ContactWords;
}
