import { z } from 'astro/zod';
import {
  catalogue,
  isServiceSlug,
  type ServiceSlug,
  servicesOf,
} from '../../../content/catalogue.ts';
import { contact, description, heroFacts, sectionPath } from './page.ts';
import { day, flag, group, list, misread, text } from './text.ts';

/** A question of a line's buyers. */
const buyerQuestion = group({
  question: text(),
  /** Must agree with the texts of the services. */
  answer: text({ sentences: 3 }),
  /** Its answer is open at first: the one that most buyers look for. */
  open: flag().optional(),
});

/** The question that each service of the line answers, by slug, in a visitor's words. */
const choices = z.record(z.string(), text({ most: 80 })).superRefine((choices, context) => {
  const slugs = Object.keys(choices);
  const line = catalogue.find(({ slug }) => slugs.includes(slug))?.line;
  const wanted = line ? servicesOf(line).map(({ slug }) => slug) : [];
  for (const slug of wanted) {
    if (!slugs.includes(slug)) {
      context.addIssue({
        code: 'custom',
        path: [slug],
        message: 'is missing, and is a service of this line',
      });
    }
  }
  for (const slug of slugs) {
    if (!wanted.includes(slug)) {
      const message = `is no service of this line in content/catalogue.ts`;
      context.addIssue({ code: 'custom', path: [slug], message });
    }
  }
});

const serviceSlug = () =>
  z.custom<ServiceSlug>(isServiceSlug, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `is '${input}', and content/catalogue.ts has no such service`
        : misread(input),
  });

/** The text of a line's overview page: `content/overviews/<line>.yaml`. */
export const overview = group({
  /** Paragraph under the heading. */
  intro: text(),
  /** How long its services take, from the shortest to the longest, and how they are charged. */
  heroFacts,
  /** Day on which its text last changed: search engines read it in the sitemap. */
  updated: day(),
  description: description(),
  choices,
  /** Slug of the service that most clients start with, on the first screen with its question and its sample's verdict. */
  flagship: serviceSlug(),
  /** Label of the link to the form if no question fits: 'Tell us what …'. */
  noneFits: text(),
  /** Below the services. */
  questions: list(buyerQuestion, { least: 4, most: 12 }),
  /** Below the services: the report of a changing subject that concerns all of them. */
  seeAlso: sectionPath().optional(),
  contact,
}).superRefine(({ choices, flagship }, context) => {
  if (choices[flagship] !== undefined) return;
  const message = `is '${flagship}', which is not among the choices`;
  context.addIssue({ code: 'custom', path: ['flagship'], message });
});

export type Overview = z.infer<typeof overview>;
export type BuyerQuestion = z.infer<typeof buyerQuestion>;
