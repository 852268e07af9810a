import type { DetailReport } from './detail.ts';
import type { Statement } from './statement.ts';

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

/** Words of a contact section. */
export interface ContactWords {
  /** Section heading. */
  heading: string;
  /** Paragraph beside the form. */
  closing: Statement;
}

/** What an e-mail client, a screen reader and a search engine are told of a page. */
export interface PageMeta {
  /** Browser title. */
  title: string;
  /** At most 155 characters. */
  description: string;
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
