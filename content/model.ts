/**
 * The shapes of everything the site says. Each field tells the author of content what it does;
 * `satisfies` in the content files lets the compiler check the words. "Section n" is a section of
 * the product's specification.
 */

/** The three service lines (section 1). */
export type LineId = 'it' | 'cyber' | 'design';

/** The theme of a page, shown by its accent: a line's own, or dark grey (section 2, header). */
export type Theme = 'neutral' | LineId;

/** The colours in which a ball is made (section 2, decorative balls). */
export type BallColour = 'grey' | 'blue' | 'red' | 'green' | 'purple';

/** Pictograms that a benefit card may show; `site/icons/shapes.ts` has their shapes. */
export type IconName =
  | 'activity'
  | 'box'
  | 'camera'
  | 'chart'
  | 'clipboard'
  | 'clock'
  | 'code'
  | 'compass'
  | 'database'
  | 'document'
  | 'film'
  | 'handshake'
  | 'key'
  | 'layers'
  | 'layout'
  | 'lock'
  | 'megaphone'
  | 'message'
  | 'monitor'
  | 'palette'
  | 'pen'
  | 'printer'
  | 'refresh'
  | 'route'
  | 'scale'
  | 'search'
  | 'server'
  | 'shield'
  | 'target'
  | 'users'
  | 'wallet'
  | 'wrench';

/**
 * A sentence, or a sentence that only the owner can confirm: a duration, a price, a vendor, a claim
 * about the company. `npm run to-confirm` lists the second kind. Once the owner has settled one,
 * its text alone stands in its place.
 */
export type Statement = string | ToConfirm;

export interface ToConfirm {
  /** What visitors read: the bare figure, never worded as an example. One literal, in one line. */
  text: string;
  /** What the owner has to settle, in a few words: 'usual duration'. Never shown to visitors. */
  toConfirm: string;
  /** Says how the company works and gives no figure: shown without the 'Typical' tag. */
  claim?: true;
}

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
  /** Name of the overview among the sitemap's main pages, and of the line's group there. */
  sitemapLabel: string;
  /** Colour of its balls. */
  ball: BallColour;
  /** Label of the hero button on its service pages. */
  heroButton: string;
}

/** The words of a line's overview page, in `overviews/<line>.ts`. */
export interface Overview {
  /** Paragraph under the heading. */
  intro: Statement;
  /** Day on which its words last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** Heading over the services. */
  servicesHeading: string;
  /** Stands after the services, where a matter that concerns them all is changing. */
  report?: DetailReport;
  contact: ContactWords;
}

/** What menus, cards and links need to know of a service: one line of the catalogue. */
export interface CatalogueEntry {
  line: LineId;
  /** Last part of the path: `/<line>/<slug>`; also the name of its file. */
  slug: string;
  /** Main heading, menu item, card title, first part of the browser title. */
  title: string;
  /** What a buyer gets, in one short sentence without a full stop: menus and cards. */
  summary: string;
  /** Variant of the footer on its page (section 2, layout, point 6); left out: that of its line. */
  footer?: Theme;
}

/** Words of a contact section. */
export interface ContactWords {
  /** Section heading. */
  heading: string;
  /** Paragraph beside the form. */
  closing: Statement;
}

/** A card of the benefits section. */
export interface Benefit {
  title: string;
  text: string;
  icon: IconName;
}

/** One of four numbered steps of 'Our Process'. */
export interface ProcessStep {
  title: string;
  /** One or two sentences: what happens, and what the buyer sees of it. */
  text: string;
}

/** What sets the price of a service, in three short sentences. No amounts. */
export interface Price {
  /** What is charged, and for what: 'Fixed monthly fee per user.' */
  model: Statement;
  /** What makes it cost more: 'More for …' */
  more: string;
  /** What makes it cost less: 'Less for …' */
  less: string;
}

/** The 'What to expect' block: six answers that a buyer looks for. */
export interface Expectations {
  youGet: Statement;
  weNeed: Statement;
  duration: Statement;
  price: Price;
  notIncluded: Statement;
  nextStep: Statement;
}

/** A list with a heading: deliverables, strategies, definitions. */
export interface DetailList {
  kind: 'list';
  heading: string;
  intro?: Statement;
  /** Whether the number of each item counts, as with the eight strategies: items need titles then. */
  numbered?: boolean;
  /** `title` is set in bold before the text; an item may be a title alone. */
  items: readonly { title?: string; text?: Statement }[];
}

/** A small table: priorities, formats, materials. */
export interface DetailTable {
  kind: 'table';
  heading: string;
  intro?: Statement;
  columns: readonly string[];
  /** First cell of each row is its header. */
  rows: readonly (readonly Statement[])[];
  /** Line under the table: what it leaves out, or what has to be agreed. */
  note?: Statement;
}

/** Levels that build on each other, drawn as a rising picture. */
export interface DetailLevels {
  kind: 'levels';
  heading: string;
  intro: Statement;
  levels: readonly { name: string; text: string }[];
}

/** Large blocks, each with its own points: the four blocks of Managed Services. */
export interface DetailBlocks {
  kind: 'blocks';
  heading: string;
  blocks: readonly { title: string; text: Statement; points: readonly Statement[] }[];
}

/** A report on a matter that is still changing, with its sources and its dates. */
export interface DetailReport {
  kind: 'report';
  heading: string;
  paragraphs: readonly string[];
  sources: readonly LabelledLink[];
  /** Day on which somebody last read the sources: `2026-11-22`. Shown to visitors. */
  checked: string;
  /** Day from which the build warns that somebody must check again. */
  checkAgain: string;
}

export type Detail = DetailList | DetailTable | DetailLevels | DetailBlocks | DetailReport;

/** The words of one service page, in the order in which the page shows them. */
export interface Service {
  /** Paragraph under the main heading: whom it helps, and with what. Two sentences at most. */
  intro: string;
  /** Day on which its words last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** Card section: three or four cards. */
  benefits: { heading: string; cards: readonly Benefit[] };
  /** Facts that this service has and others have not. */
  details?: readonly Detail[];
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process?: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  expectations: Expectations;
  contact: ContactWords;
}

/** What an e-mail client, a screen reader and a search engine are told of a page. */
export interface PageMeta {
  /** Browser title. */
  title: string;
  /** At most 155 characters. */
  description: string;
}

/** A message that appears over the page (section 8). */
export interface Notice {
  title: string;
  text: string;
}

/** The fields that a visitor can fill in (section 3). */
export type FieldName = 'name' | 'email' | 'subject' | 'message';

/** How the subject of an enquiry comes about (section 3, 'Subject per page'). */
export type SubjectRule =
  /** The visitor types it, and must. */
  | { kind: 'typed' }
  /** The visitor may type it; blank becomes `fallback`. */
  | { kind: 'optional'; fallback: string }
  /** Always this text. */
  | { kind: 'fixed'; text: string }
  /** The template with `{name}` replaced by the visitor's trimmed name. */
  | { kind: 'from-name'; template: string };

/** One enquiry form: one row of the specification's tables. */
export interface EnquiryForm {
  /** Fixed code that travels with the enquiry (section 3). */
  formType: string;
  /** Path of the page it stands on. */
  page: string;
  /** Heading above the fields. */
  heading: string;
  /** Label of the submit button while idle (section 4). */
  submitLabel: string;
  subject: SubjectRule;
  /** Notice for a missing value, or 'inline': messages under the fields and no notice (section 5). */
  missing: Notice | 'inline';
  /** Notice when sending failed (section 8). */
  failure: Notice;
  /** Notice when sending succeeded (section 8). */
  success: Notice;
  /** Placeholder of each field; `subject` only where the visitor types one. */
  placeholders: { name: string; email: string; message: string; subject?: string };
}

/** A link with the words that stand for it. */
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
  /** As people read it. */
  phone: string;
  /** As a telephone dials it: `+61…`. */
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
  /** The city that descriptions for search results name. */
  city: string;
  /** Operating hours as the footer says them, a line each (section 9). */
  hours: readonly string[];
  /** The same hours for machines. */
  openingHours: {
    days: readonly (
      | 'Monday'
      | 'Tuesday'
      | 'Wednesday'
      | 'Thursday'
      | 'Friday'
      | 'Saturday'
      | 'Sunday'
    )[];
    /** 24-hour local time. */
    opens: string;
    closes: string;
  };
  /** Support agent downloads (section 2, footer). */
  agents: { windows: LabelledLink; mac: LabelledLink };
  /**
   * Who stores or carries what visitors send, as 'Provider, country' (Australian Privacy Principle
   * 1.4): the privacy policy names them. `null` is shown in brackets and reported by `check:env`.
   */
  providers: { hosting: string | null; database: string | null; mail: string | null };
  /**
   * Numbers and addresses that the Terms name. `null` is shown in brackets,
   * and the build says that it is unfilled. `siteAddress` is written with its 'https://'.
   */
  registration: { abn: string | null; acn: string | null; siteAddress: string | null };
}

/** One legal document, made from its Markdown file at build. */
export interface LegalDocument {
  title: string;
  /** As people read it: '11 June 2025'. */
  effective: string;
  /** Day of the last change: '2026-11-22'. */
  updated: string;
  /** Paragraphs before the first numbered section, as HTML. */
  preamble: string;
  sections: readonly { id: string; number: number; heading: string; html: string }[];
}
