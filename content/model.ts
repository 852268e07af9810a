import type { axes } from './lines.ts';

// What every file of content is checked against.

export type Weekday =
  | 'Sunday'
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday';

/** The three service lines (section 1). */
export type LineId = 'it' | 'cyber' | 'design';

/** The theme of a page, which sets its accent: a line's colour, or dark grey (section 2, header). */
export type Theme = 'neutral' | LineId;

/** The colours that a ball may have (section 2, decorative balls). */
export type BallColour = 'grey' | 'blue' | 'red' | 'green' | 'purple';

/** One service line, as menus, footer and page titles name it. */
export interface Line {
  id: LineId;
  /** Path of the overview page; the services' paths start with it. */
  path: string;
  /** Label of its drop-down in the desktop menu. */
  menuLabel: string;
  /** Label of its section in the mobile panel, and the heading of its column in the footer. */
  panelLabel: string;
  /** Badge on service pages and middle part of their browser titles. */
  group: string;
  /** Main heading of the overview page. */
  heading: string;
  /** Name of the overview, and of the line's group, on the sitemap page. */
  sitemapLabel: string;
  /** Colour of its balls. */
  ball: BallColour;
  /** Label of the hero button on its service pages. */
  heroButton: string;
}

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

/** A link with its label. */
export interface LabelledLink {
  label: string;
  href: string;
}

/** The company's identity. */
export interface Company {
  /** Trading name: logo, browser titles, mail. */
  name: string;
  /** Name of the legal entity: legal pages, footer. */
  legalName: string;
  founded: number;
  /** Host name of the website, without scheme: canonical addresses when SITE_URL is not set. */
  domain: string;
  /** The phone number as people read it. */
  phone: string;
  /** The phone number as a phone dials it: `+61…`. */
  phoneDial: string;
  /** Support address: top bar, footer, contact block. */
  email: string;
  /** General address: legal pages. */
  generalEmail: string;
  helpDesk: LabelledLink;
  professionalNetwork: LabelledLink;
  photoSharing: LabelledLink;
  /** Link to the office on a map; the label is suburb and state. */
  map: LabelledLink;
  address: { street: string; suburb: string; state: string; postcode: string; country: string };
  /** Where the office is, in degrees (WGS 84): maps and search results. */
  coordinates: { latitude: number; longitude: number };
  /** The city named in descriptions for search results. */
  city: string;
  /** Operating hours as shown in the footer, one line each (section 9). */
  hours: readonly string[];
  /** Whose time that is, and on which other days nobody works: under the hours of the contact section. */
  hoursNote: string;
  /** The same hours for machines. */
  openingHours: {
    days: readonly Weekday[];
    /** 24-hour local time. */
    opens: string;
    closes: string;
  };
  /** Support agent downloads (section 2, footer). */
  agents: { windows: LabelledLink; mac: LabelledLink };
  /**
   * Who stores or transmits what visitors send, as 'Provider, country' (Australian Privacy Principle
   * 1.4): the privacy policy names them. `null` is shown in brackets.
   */
  providers: { hosting: string | null; database: string | null; mail: string | null };
  /**
   * Numbers and addresses that the Terms name. `null` is shown in brackets,
   * and the build reports it as unfilled. `siteAddress` includes 'https://'.
   */
  registration: { abn: string | null; acn: string | null; siteAddress: string | null };
}

/** A short answer in the first view of a page: 'Priced', 'Fixed, then monthly'. */
export interface Fact {
  label: string;
  value: string;
}

/** Text of a contact section. */
export interface ContactWords {
  /** Section heading. */
  heading: string;
  /** Paragraph next to the form. */
  closing: string;
}

/** Title and description of a page for browsers, search results and link previews. */
export interface PageMeta {
  /** Browser title. */
  title: string;
  /** At most 155 characters. */
  description: string;
}

/** One legal document, read from its Markdown file by the build. */
export interface LegalDocument {
  title: string;
  /** When the document first took effect, as people read it: '11 June 2025'. */
  effective: string;
  /** Date from which this version applies, after any change: '2026-11-22'. Shown to visitors. */
  updated: string;
  /** Paragraphs before the first numbered section, as HTML. */
  preamble: string;
  sections: readonly { id: string; number: number; heading: string; html: string }[];
}

/** A message that appears over the page (section 8). */
export interface Notice {
  title: string;
  text: string;
}

/** Where the subject of an enquiry comes from (section 3, 'Subject per page'). */
export type SubjectRule =
  /** The visitor must type it. */
  | { kind: 'typed' }
  /** The visitor may type it; blank becomes `fallback`. */
  | { kind: 'optional'; fallback: string }
  /** Always this text. */
  | { kind: 'fixed'; text: string }
  /** The template with `{name}` replaced by the visitor's trimmed name. */
  | { kind: 'from-name'; template: string };

/** One enquiry form: one row of the specification's tables. */
export interface EnquiryForm {
  /** Fixed code that is sent with the enquiry (section 3). */
  formType: string;
  /** Path of its page. */
  page: string;
  /** Name of its page, for staff: 'Web Design & Development'. */
  pageName: string;
  /** Heading above the fields. */
  heading: string;
  /** Label of the submit button while idle (section 4). */
  submitLabel: string;
  subject: SubjectRule;
  /** Notice for a missing value, or 'inline': messages under the fields and no notice (section 5). */
  missing: Notice | 'inline';
  /** Notice after a failure (section 8). */
  failure: Notice;
  /** Notice after success (section 8). */
  success: Notice;
}

/** A sentence that leads to a section of another page, or to the page: its text, then the link. */
export interface SeeAlso {
  text: string;
  link: LabelledLink;
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
  seeAlso?: SeeAlso;
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

/**
 * A billiard table with its parts (`src/figures/`). It has two shapes, wide (666 px) and
 * narrow (350 px), each of which is scaled as a whole. Every place is in px of its shape, from the
 * outer edge of the rail; a part without a place in a shape is not drawn there.
 *
 * Without `topRail`, the cloth lies 28 px inside the wide shape and 12 px inside the narrow one; text keeps
 * 8 px from it. The corner pockets' centres lie 22 px (wide) or 13 px (narrow) inside the edges.
 */
export interface Drawing {
  /** Height of the whole table, rails included: 520 to 600 wide, at most 620 narrow. */
  height: { wide: number; narrow: number };
  /** Width of the upper rail, if it has text: 40 wide, 30 narrow. */
  topRail?: { wide: number; narrow: number };
  /** In reading order: screen readers read the labels as they come here. */
  parts: readonly TablePart[];
}

/** A figure that is a drawing and nothing else. */
export interface TableFigure extends Drawing {
  /** Says once that figures are examples, 'An example: …', and what a diamond is. */
  caption: string;
}

export type TablePart =
  | TableBall
  | TableLine
  | TableDiamonds
  | TableLabel
  | TableShape
  | TablePicture;

/** What every part has: where it is in each shape. */
interface Placed<Place> {
  wide?: Place;
  narrow?: Place;
}

/**
 * A ball. `own` is the service itself, with the number that it has in the menus: every figure has exactly
 * one, for what we do or what you reach with us. A number is another solid ball: what is, or happened.
 * `ghost` is the target, or what comes next; `cue` is you, the customer; `danger` is plain black: the trouble.
 */
export interface TableBall extends Placed<readonly [x: number, y: number, radius: number]> {
  ball: 'own' | 'cue' | 'danger' | 'ghost' | number;
}

/**
 * A straight line through places, as a polyline's points, 'x,y x,y': `planned` is dotted, `played` solid, `limit` the string across the cloth.
 * It turns only at a cushion or a ball. An end at a ball's centre, or at a pocket's, stops at its edge.
 */
export interface TableLine extends Placed<string> {
  line: 'planned' | 'played' | 'limit';
}

/** So many diamonds at equal distances, from the first of two places, 'x,y x,y', to the last: a scale. */
export interface TableDiamonds extends Placed<string> {
  diamonds: number;
}

/**
 * Text on the cloth, on the rail or on a sheet: title (semibold), value (24 px), answer (40 px) and text, one under
 * the other. The third number of its place is the longest line in characters; without it nothing wraps.
 */
export interface TableLabel extends Placed<readonly [x: number, y: number, characters?: number]> {
  title?: string;
  value?: string;
  answer?: string;
  text?: string;
  /** Which part of the text is at x. Default: its start. One value for both shapes, or one for each. */
  align?: TextAlign | Placed<TextAlign>;
  /** Which part of the text is at y. Default: its middle. One value for both shapes, or one for each. */
  edge?: TextEdge | Placed<TextEdge>;
  /** On a white sheet: dark. */
  ink?: true;
  /** Its title is struck out. */
  struck?: true;
}

type TextAlign = 'middle' | 'end';
type TextEdge = 'top' | 'bottom';

/**
 * A shape, as an SVG path in units of its own, or a box of this width and height with its corners; its
 * place is where its origin lies, and its scale. `paper` is white, `ink` dark, `tint` the line's colour,
 * `dark` shades the cloth, `light` brightens it; `solid` and `dotted` are white outlines, `edge` a dark one.
 * `mark` is white too, for what is counted: like text, it stays visible on paper and in forced colours.
 * `rail` is a cushion across the cloth, `pocket` one more pocket, in the middle of a rail.
 */
export interface TableShape extends Placed<readonly [x: number, y: number, scale?: number]> {
  as:
    | 'paper'
    | 'ink'
    | 'tint'
    | 'dark'
    | 'light'
    | 'mark'
    | 'solid'
    | 'dotted'
    | 'edge'
    | 'rail'
    | 'pocket';
  path?: string;
  box?: readonly [width: number, height: number, corner?: number];
}

/**
 * A picture: paths in units of their own, of which only what lies in the window is seen. Its place is
 * where the window's upper left corner lies, and its scale.
 */
export interface TablePicture extends Placed<readonly [x: number, y: number, scale: number]> {
  picture: readonly PictureShape[];
  window: readonly [x: number, y: number, width: number, height: number];
}

/** A path, or a text in the heading's type, as high as `size`. */
type PictureShape =
  | { as: TableShape['as']; path: string }
  | { as: 'text'; at: readonly [x: number, y: number]; size: number; text: string };

/**
 * A page of what a service hands over, as it would look, with invented data: the same firm of 38 people
 * in all of them. Letters tie its parts to the benefit cards beside it: A is the first card, each card
 * has its letter on the page once.
 */
export interface Sample {
  /** 'What you get at the end' if omitted; 'What you get before we film'. */
  heading?: string;
  /** One or two sentences: who reads the deliverable, and what part of it this is. */
  intro: string;
  /** How the page is headed: 'Multi-factor authentication'. */
  title: string;
  /** The small print under its heading: what it covers, its date, how much was looked at. */
  about: string;
  /** One under the other. One or two say most. */
  parts: readonly SamplePart[];
}

export type SamplePart = SampleChart | SampleTable | SampleEntries | SampleFrames | SampleDrawing;

/** Which benefit card a part belongs to. */
export type Letter = 'A' | 'B' | 'C' | 'D';

interface Tied {
  tie?: Letter;
}

/** What stands at the head of a sample, drawn from its own data: the whole at a glance, before the rows. */
export type SampleChart = SampleBars | SampleDots | SamplePlan;

/** How a mark of a chart looks: `done` is filled, `planned` outlined, `missed` a dark bar or a thick ring. */
export type Mark = 'done' | 'planned' | 'missed';

/** What every chart has: a title that says what is seen, and a line under it that explains the marks. */
interface Chart extends Tied {
  /** 'Hours from the failure until each system is back'. */
  title: string;
  /** 'The line is the limit that was agreed.' */
  note?: string;
}

/** Bars on one scale: sums from zero, or spans of time. */
export interface SampleBars extends Chart {
  kind: 'bars';
  /** The length of the scale, in the unit of the bars: 24 for the hours of a day. */
  scale: number;
  /** What stands under the scale, at places on it. The first and last are aligned with its ends. */
  ticks?: readonly { at: number; text: string }[];
  bars: readonly {
    name: string;
    /** Spans from one place on the scale to another; they may follow one another. */
    spans: readonly (readonly [from: number, to: number, as?: Mark])[];
    /** Where a line crosses the bar: what was agreed. */
    limit?: number;
    /** What the bar shows, in a few words: '4 h'. */
    text: string;
  }[];
}

/** Things that are counted, a dot each, in named rows: 38 people, 67 tickets. */
export interface SampleDots extends Chart {
  kind: 'dots';
  rows: readonly {
    name: string;
    dots: readonly (readonly [count: number, as?: Mark])[];
    text: string;
  }[];
}

/** Doors in a wall: who or what stands before each, whether it lets them in, and what lies behind. */
export interface SamplePlan extends Chart {
  kind: 'plan';
  /** What stands over the two sides: 'The internet', 'Your network'. */
  sides: readonly [before: string, behind: string];
  doors: readonly { before: string; door: 'shut' | 'open' | 'guarded'; behind: string }[];
}

/** Rows under named columns. On a phone each row becomes a block: its first cell, then the others with their names. */
export interface SampleTable {
  kind: 'table';
  columns: readonly SampleColumn[];
  rows: readonly SampleRow[];
}

export interface SampleColumn {
  name: string;
  /** Its share of the width; 1 if omitted. */
  share?: number;
  /** Of numbers: set to the right. On a phone those of a row share a line. */
  numbers?: true;
  /** Of a word or two: on a phone it shares that line. */
  short?: true;
}

export interface SampleRow extends Tied {
  /** One for each column; the last may be fewer, and then takes the rest of the row. A cell may be empty. */
  cells: readonly SampleCell[];
  /** A sum or a result: in bold. */
  sum?: true;
}

/** Text; struck out if it no longer counts; or a bar from one share of the column to another, 0 to 1, with its text. */
export type SampleCell =
  | string
  | { struck: string }
  | { bar: readonly [from: number, to: number]; text: string };

/** Named entries, as on the first page of a plan: the name on the left, its text on the right. */
export interface SampleEntries {
  kind: 'entries';
  entries: readonly SampleEntry[];
}

export interface SampleEntry extends Tied {
  name: string;
  text: string;
  /** A command, a request or an answer: set in a typewriter's type, line by line. */
  code?: readonly string[];
}

/** Pictures in rows of three, on a phone of two, each with its caption: a storyboard. */
export interface SampleFrames {
  kind: 'frames';
  frames: readonly SampleFrame[];
}

export interface SampleFrame extends Tied {
  /** In a window of 186 by 104. */
  picture: readonly SampleShape[];
  title: string;
  text: string;
}

/** A drawing, 300 wide, with its entries beside it; on a phone under it. */
export interface SampleDrawing {
  kind: 'drawing';
  /** What is drawn, for people who cannot see it. */
  name: string;
  height: number;
  shapes: readonly SampleShape[];
  entries: readonly SampleEntry[];
}

/**
 * A shape of a drawing, in px: an SVG path, a text with its place, or a letter that ties this place to a card.
 * `ink` is a dark line, `fine` a thin one, `dashed` a thin dashed one in the line's colour, `accent` a line in that
 * colour; `mark` is filled with it, `solid` with its deep shade, on which white can be read, `wash` with a tint of it,
 * `dark` with ink, `paper` with the paper's white.
 */
export type SampleShape =
  | SamplePath
  | SampleText
  | { tie: Letter; at: readonly [x: number, y: number] };

interface SamplePath {
  as: 'ink' | 'fine' | 'dashed' | 'accent' | 'mark' | 'solid' | 'wash' | 'dark' | 'paper';
  path: string;
  /** White, on a filled shape. */
  onSolid?: true;
}

/** A text of 13 px, with its baseline at y; bold, or white on a filled shape. */
export interface SampleText {
  text: string;
  at: readonly [x: number, y: number];
  align?: 'middle' | 'end';
  strong?: true;
  onSolid?: true;
  /** 13 if omitted; 12 at least. */
  size?: number;
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
export interface Expectations {
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
  sample: Sample;
  /** Facts that only this service has, and that the figure does not show. */
  details?: readonly Detail[];
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process?: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  expectations: Expectations;
  contact: ContactWords;
}

/** A question that buyers of a line ask, with its answer. */
export interface BuyerQuestion {
  question: string;
  /** At most three sentences, in agreement with the text of the services. */
  answer: string;
}

/** Where a service begins on the axis of its line, and, if it goes further, where it leads. */
type AxisSpan<Place> = readonly [begins: Place] | readonly [begins: Place, leads: Place];

/** A service as its overview shows it. */
export interface Choice {
  /** What a visitor asks who needs it, in the visitor's own words. At most 80 characters. */
  question: string;
  /** Its place on the axis of its line (`content/lines.ts`), in the order of the axis. */
  axis: { [Line in LineId]: AxisSpan<(typeof axes)[Line][number]> }[LineId];
}

/** The text of a line's overview page, in `overviews/<line>.ts`. */
export interface Overview {
  /** Paragraph under the heading. */
  intro: string;
  /**
   * How long its services take, and how they are charged: the weeks are those of its services, from the
   * shortest to the longest.
   */
  facts: readonly [Fact, Fact];
  /** Day on which its text last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** Each service of the line, by its slug. */
  choices: Readonly<Record<string, Choice>>;
  /** The link to the form for visitors whom no question fits: 'Tell us what …'. */
  noneFits: string;
  /** Four to six, after the services. */
  questions: readonly BuyerQuestion[];
  /** Under the services: a subject that concerns all of them and is still changing. */
  seeAlso?: SeeAlso;
  contact: ContactWords;
}
