import type { axes } from '../axes.ts';
import type { Code } from './code.ts';
import type { Detail } from './detail.ts';
import type { Figure } from './figure.ts';
import type { LineId } from './line.ts';
import type { ContactWords } from './page.ts';
import type { PriceBand, WorkSample } from './slots.ts';
import type { Statement } from './statement.ts';

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
  /** What the client holds at the end, after 'You hold': 'a scope on one page, with dates.' At most 160 characters. */
  hold: string;
}

/** How long a service takes, or when it starts. */
export interface Duration {
  /** What the short form says, if not how long the service takes: 'Starts'. */
  label?: string;
  /** For the first screen, at most 22 characters: '4 to 6 weeks'. It adds no number to the text. */
  short: string;
  /** How long it takes, and what makes it longer. Three sentences at most. */
  text: Statement;
}

/** What determines the price of a service, in three short sentences without amounts. */
export interface Price {
  /** How it is charged, for the first screen, in at most 22 characters: 'Per user, per month'. */
  short: string;
  /** What is charged, and for what: 'Fixed monthly fee per user.' */
  model: Statement;
  /** What makes it cost more: 'More for …' */
  more: string;
  /** What makes it cost less: 'Less for …' */
  less: string;
  /** What it costs at least: only the owner can say it. */
  band?: PriceBand;
}

/** The 'What to expect' block: six answers that a buyer looks for, and a seventh where work goes on. */
export interface Expectations {
  /** What the client has at the end. Three sentences at most. */
  youGet: Statement;
  /** What the client gives for it. Three sentences at most. */
  weNeed: Statement;
  duration: Duration;
  price: Price;
  /** What costs extra, or is not done. Three sentences at most. */
  notIncluded: Statement;
  /** What happens after an enquiry. Three sentences at most. */
  nextStep: Statement;
  /** How an agreement that goes on is ended, and what the buyer then holds. */
  leaving?: Statement;
}

/** Where a service begins on the axis of its line, and, if it goes further, where it leads. */
type AxisSpan<Place> = readonly [begins: Place] | readonly [begins: Place, leads: Place];

/** Another service that a visitor of this page may need instead. */
interface RelatedService {
  /** Path of its page. The build fails if the catalogue does not list it. */
  path: `/${LineId}/${string}`;
  /** When it fits instead, as it stands under its name: 'if …', without a full stop. At most 90 characters. */
  fits: string;
}

/** The text of one service page, in the order in which the page shows them. */
export interface Service {
  /** Paragraph under the main heading: whom it helps, and how. At most 260 characters, in two sentences. */
  intro: string;
  /** Day on which its text last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: Code;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** What a visitor asks who needs this service, in the visitor's own words: its overview shows it. At most 80 characters. */
  question: string;
  /** Its place on the axis of its line (`content/axes.ts`): its overview draws it. */
  axis: { [Line in LineId]: AxisSpan<(typeof axes)[Line][number]> }[LineId];
  /** Two or three services that may fit instead. */
  related:
    | readonly [RelatedService, RelatedService]
    | readonly [RelatedService, RelatedService, RelatedService];
  /** Card section: three or four cards, A to D, whose letters stand on the page's sample (`content/samples/`). */
  benefits: readonly [Benefit, Benefit, Benefit] | readonly [Benefit, Benefit, Benefit, Benefit];
  /** Its core idea, drawn on the table of its first screen. */
  figure: Figure;
  /** Facts that only this service has, and that the figure does not show. */
  details?: readonly Detail[];
  /** Finished pieces: only the owner can add them, and only with their owners' permission. */
  work?: readonly WorkSample[];
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process?: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  expectations: Expectations;
  contact: ContactWords;
}
