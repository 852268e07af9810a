import type { ContactWords, CrossReference, HeroFact } from './page.ts';

/** A question of a line's buyers. */
export interface BuyerQuestion {
  question: string;
  /** At most three sentences. Must agree with the texts of the services. */
  answer: string;
  /** Its answer is open at first: the one that most buyers look for. */
  open?: true;
}

/** The text of a line's overview page, in `overviews/<line>.ts`. */
export interface Overview {
  /** Paragraph under the heading. */
  intro: string;
  /** How long its services take, from the shortest to the longest, and how they are charged. */
  heroFacts: readonly [HeroFact, HeroFact];
  /** Day on which its text last changed, '2026-11-22': search engines read it in the sitemap. */
  updated: string;
  /** Description for search results and link previews, at most 155 characters. */
  description: string;
  /** The question that each service of the line answers, by slug, in a visitor's words. At most 80 characters. */
  choices: Readonly<Record<string, string>>;
  /** Slug of the service that most clients start with, on the first screen with its question and its sample's verdict. */
  flagship: string;
  /** Label of the link to the form if no question fits: 'Tell us what …'. */
  noneFits: string;
  /** Four to eleven, below the services. */
  questions: readonly BuyerQuestion[];
  /** Below the services: a changing subject that concerns all of them. */
  seeAlso?: CrossReference;
  contact: ContactWords;
}
