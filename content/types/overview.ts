import type { axes } from '../axes.ts';
import type { ContactWords, CrossReference, HeroFact } from './page.ts';
import type { LineId } from './service-line.ts';

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
  /** Its place on the axis of its line (`content/axes.ts`), in the order of the axis. */
  axis: { [Id in LineId]: AxisSpan<(typeof axes)[Id][number]> }[LineId];
}

/** The text of a line's overview page, in `overviews/<line>.ts`. */
export interface Overview {
  /** Paragraph under the heading. */
  intro: string;
  /**
   * How long its services take, and how they are charged: the weeks are those of its services, from the
   * shortest to the longest.
   */
  heroFacts: readonly [HeroFact, HeroFact];
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
  seeAlso?: CrossReference;
  contact: ContactWords;
}
