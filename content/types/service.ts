import type { Figure } from './figures/figure.ts';
import type { ContactWords, CrossReference, LabelledLink } from './page.ts';
import type { SamplePage } from './sample.ts';
import type { LineId, Theme } from './service-line.ts';

/** A service in menus, cards and links. */
export interface CatalogueEntry {
  line: LineId;
  /** Last part of the path `/<line>/<slug>`, and the name of its file. */
  slug: string;
  /** Main heading, menu item, card title, first part of the browser title. */
  title: string;
  /** The result for a buyer, in one short sentence without a full stop. At most 60 characters. */
  summary: string;
  /** Variant of the footer on its page (section 2, layout, point 6). If omitted, its line's. */
  footer?: Theme;
}

/** A card of the benefits section. */
export interface Benefit {
  /** The client's gain, in at most 40 characters. */
  title: string;
  /** The change for the reader, with one concrete thing: a number, a document, a moment. At most 240 characters. */
  text: string;
}

/** One of four numbered steps of 'Our Process'. */
export interface ProcessStep {
  /** Named by the specification on most pages (section 2). */
  title: string;
  /** Our part, to follow 'We': 'agree scope and target, then test a sample.' At most 240 characters. */
  we: string;
  /** The client's part, to follow 'You': 'name an administrator for 3 hours a week.' At most 240 characters. */
  you: string;
  /** The result, to follow 'You get': 'a scope on one page, with dates.' At most 160 characters. */
  get: string;
}

/** How long a service takes, or when it starts. */
interface Duration {
  /** Label of the short form, if it is not how long the service takes: 'Starts'. */
  label?: string;
  /** For the first screen, at most 22 characters: '4 to 6 weeks'. */
  short: string;
}

/** The price of a service, in three short sentences without amounts. */
interface Price {
  /** How it is charged, for the first screen, in at most 22 characters: 'Per user, per month'. */
  short: string;
  /** The charge and its unit: 'Fixed monthly fee per user.' */
  model: string;
  /** 'It costs more with …' */
  more: string;
  /** 'It costs less if …' */
  less: string;
}

/** Answers to a buyer's questions under 'What to expect', each in at most three sentences. */
export interface ServiceExpectations {
  weNeed: string;
  duration: Duration;
  price: Price;
  /** Work that costs extra, or is not done. */
  notIncluded: string;
  /** After an enquiry. */
  nextStep: string;
  /** For ongoing work: how the agreement ends, and what the buyer keeps. */
  leaving?: string;
}

/** Another service that a visitor of this page may need instead. */
interface RelatedService {
  /** Path of its page. The build fails if the catalogue does not list it. */
  path: `/${LineId}/${string}`;
  /** When it fits instead: 'if …', without a full stop. At most 90 characters. */
  fits: string;
}

/** One entry of a list. */
interface DetailItem {
  title: string;
  text: string;
}

/** A list with a heading: deliverables, strategies, definitions. */
export interface DetailList {
  kind: 'list';
  heading: string;
  intro?: string;
  /** `title` is bold, before the text. */
  items: readonly DetailItem[];
  /** Below the list: an explanation of a subject that concerns it. */
  seeAlso?: CrossReference;
}

interface DetailBlock {
  title: string;
  /** Before its points. */
  text: string;
  /** A short line each. */
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
  /** Its fragment in the address, for links from other pages. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  sources: readonly LabelledLink[];
  /** Date when the sources were last read: '2026-11-22'. Shown to visitors. */
  checked: string;
  /** Date from which the build warns that they must be read again (docs/before-launch.md). */
  checkAgain: string;
}

export type Detail = DetailList | DetailBlocks | DetailReport;

export interface Intro {
  /** One sentence of at most 115 characters: three lines above the figure on a phone. */
  first: string;
  /** One or two sentences, on a phone below the figure. */
  rest?: string;
}

/** The text of one service page, in the order in which the page shows them. */
export interface Service {
  /** Below the main heading: whom it helps, and how. */
  intro: Intro;
  /** Day on which its text last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** Two services that may fit instead. */
  related: readonly [RelatedService, RelatedService];
  /** Three or four cards, A to D, whose letters are on `sample`. */
  benefits: readonly [Benefit, Benefit, Benefit] | readonly [Benefit, Benefit, Benefit, Benefit];
  /** Its core idea, on the first screen. */
  figure: Figure;
  /** A page of the deliverable. */
  sample: SamplePage;
  /** Sections that only this service has. */
  details?: readonly Detail[];
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process?: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  expectations: ServiceExpectations;
  contact: ContactWords;
}
