import type { z } from 'astro/zod';
import { letters } from '../letters.ts';
import { detail } from './details.ts';
import { figure } from './figures/figure.ts';
import { contact, description, servicePath } from './page.ts';
import { type CalledOut, type SamplePage, type SamplePart, sample } from './sample.ts';
import { day, group, list, text } from './text.ts';

/** A card of the benefits section. */
const benefit = group({
  /** The client's gain. */
  title: text({ most: 40 }),
  /** The change for the reader, with one concrete thing: a number, a document, a moment. */
  text: text({ most: 240 }),
});

/** One of four numbered steps of 'Our Process'. */
const step = group({
  /** Named by the specification on most pages (section 2). */
  title: text(),
  /** Our part, to follow 'We': 'agree scope and target, then test a sample.' */
  we: text({ most: 240 }),
  /** The client's part, to follow 'You': 'name an administrator for 3 hours a week.' */
  you: text({ most: 240 }),
  /** The result, to follow 'You get': 'a scope on one page, with dates.' */
  get: text({ most: 160 }),
});

/** Answers to a buyer's questions under 'What to expect'. */
const expectations = group({
  weNeed: text({ sentences: 3 }),
  /** How long a service takes, or when it starts. */
  duration: group({
    /** Label of the short form, if it is not how long the service takes: 'Starts'. */
    label: text().optional(),
    /** For the first screen: '4 to 6 weeks'. */
    short: text({ most: 22 }),
  }),
  /** The price of a service, in three short sentences without amounts. */
  price: group({
    /** How it is charged, for the first screen: 'Per user, per month'. */
    short: text({ most: 22 }),
    /** The charge and its unit: 'Fixed monthly fee per user.' */
    model: text(),
    /** 'It costs more with …' */
    more: text(),
    /** 'It costs less if …' */
    less: text(),
  }),
  /** Work that costs extra, or is not done. */
  notIncluded: text({ sentences: 3 }),
  /** After an enquiry. */
  nextStep: text({ sentences: 3 }),
  /** For ongoing work: how the agreement ends, and what the buyer keeps. */
  leaving: text({ sentences: 3 }).optional(),
});

/** Another service that a visitor of this page may need instead. */
const related = group({
  path: servicePath(),
  /** When it fits instead: 'if …', without a full stop. */
  fits: text({ most: 90 }),
});

/** The text of one service page: `content/services/<line>/<slug>.yaml`. */
export const service = group({
  /** Below the main heading: whom it helps, and how. */
  intro: group({
    /** One sentence: three lines above the figure on a phone. */
    first: text({ most: 115 }),
    /** One or two sentences, on a phone below the figure. */
    rest: text({ most: 200, sentences: 2 }).optional(),
  }),
  /** Day on which its text last changed: search engines read it in the sitemap. */
  updated: day(),
  description: description(),
  /** Two services that may fit instead. */
  related: list(related, { least: 2, most: 2 }),
  /** Three or four cards, A to D, whose letters are on `sample`. */
  benefits: list(benefit, { least: 3, most: 4 }),
  /** Its core idea, on the first screen. */
  figure,
  /** A page of the deliverable. */
  sample,
  /** Sections that only this service has. */
  details: list(detail).optional(),
  /** 'Our Process'; absent on Boundary Vulnerability Assessment (section 2). */
  process: list(step, { least: 4, most: 4 }).optional(),
  expectations,
  contact,
}).superRefine(({ sample, benefits }, context) => {
  const found = lettersOn(sample).join(', ');
  const wanted = letters.slice(0, benefits.length).join(', ');
  if (found === wanted) return;
  context.addIssue({
    code: 'custom',
    path: ['sample'],
    message: `has the callouts ${found || 'of no benefit'}, and must have ${wanted}, in this order: one for each benefit`,
  });
});

const lettersOn = ({ verdict, parts }: SamplePage) =>
  [verdict, ...parts.flatMap(calledOut)].flatMap(({ callout }) => callout ?? []);

/** What may have a letter in a part of a sample. */
function calledOut(part: SamplePart): readonly CalledOut[] {
  switch (part.kind) {
    case 'table':
      return part.rows;
    case 'frames':
      return part.frames;
    case 'entries':
      return part.entries;
    case 'drawing':
      return [];
    default:
      return [part];
  }
}

export type Service = z.infer<typeof service>;
export type Benefit = z.infer<typeof benefit>;
export type ProcessStep = z.infer<typeof step>;
export type ServiceExpectations = z.infer<typeof expectations>;
export type Intro = Service['intro'];
