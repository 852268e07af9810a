import { z } from 'astro/zod';
import { isServicePath, type ServicePath } from '../../../content/catalogue.ts';
import { lines } from '../../../content/lines.ts';
import { filledText, group, misread, oneOf, text } from './text.ts';

/** Path of a service's page: '/it/managed-services'. */
export const servicePath = () =>
  z.custom<ServicePath>(isServicePath, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `is '${input}', and content/catalogue.ts has no such service`
        : misread(input),
  });

export const line = () => oneOf(...lines.map(({ id }) => id));

/** Description for search results and link previews. */
export const description = () => filledText({ most: 155 });

/** A short answer on the first screen: 'Priced', 'Fixed, then monthly'. */
const heroFact = group({ label: text(), value: text() });

/** How long it takes, and how it is charged. */
export const heroFacts = group({ duration: heroFact, price: heroFact });

/** Text of a contact section. */
export const contact = group({
  /** Section heading. */
  heading: text(),
  /** Paragraph next to the form. */
  closing: text(),
});

/** A page's section that another page refers to: '/cyber/essential-eight-assessment#essential-eight-future'. */
export const sectionPath = () =>
  filledText().refine((path) => isServicePath(path.split('#')[0] ?? ''), {
    error: ({ input }) => `is '${input}', and content/catalogue.ts has no such service`,
  });

export type HeroFact = z.infer<typeof heroFact>;
export type HeroFacts = z.infer<typeof heroFacts>;
export type ContactWords = z.infer<typeof contact>;
