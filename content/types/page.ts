/** A link with its label. */
export interface LabelledLink {
  label: string;
  href: string;
}

/** A sentence, then a link to a page or a section of it. */
export interface CrossReference {
  text: string;
  link: LabelledLink;
}

/** A short answer on the first screen: 'Priced', 'Fixed, then monthly'. */
export interface HeroFact {
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
  /** Date when the first version took effect: '11 June 2025'. */
  effective: string;
  /** Date when this version took effect: '2026-11-22'. Shown to visitors. */
  updated: string;
  /** Paragraphs before the first numbered section, as HTML. */
  preamble: string;
  sections: readonly { id: string; number: number; heading: string; html: string }[];
}
