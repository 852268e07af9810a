import type { z } from 'astro/zod';
import { pathOf, servicesOf } from '../../../content/catalogue.ts';
import { contact, description, heroFacts, line, servicePath } from './page.ts';
import { day, group, list, text } from './text.ts';

/** The card of a line. */
const solution = group({
  line: line(),
  title: text(),
  intro: text(),
  /** Each leads to the page of its service. Two may lead to the same page, and none is left out. */
  items: list(group({ text: text(), path: servicePath() })),
}).superRefine(({ line, items }, context) => {
  const listed: readonly string[] = items.map(({ path }) => path);
  for (const path of servicesOf(line).map(pathOf)) {
    if (listed.includes(path)) continue;
    context.addIssue({ code: 'custom', path: ['items'], message: `does not list ${path}` });
  }
});

/** On the first screen: what goes wrong, in a customer's words, and what comes of our work. */
const shot = group({ line: line(), trouble: text({ most: 36 }), result: text({ most: 26 }) });

/** A service, with a piece of the sample on its own page, which begins with dots or a table. */
const keyArea = group({
  line: line(),
  title: text(),
  text: text(),
  href: servicePath(),
});

/** The text of the home page (section 2, 'Home page'): `content/home.yaml`. */
export const home = group({
  /** Day on which its text last changed: search engines read it in the sitemap. */
  updated: day(),
  meta: group({
    /** Browser title. */
    title: text(),
    description: description(),
  }),
  hero: group({
    intro: text(),
    /** Its two buttons. */
    explore: text(),
    contact: text(),
    /** One of each line. */
    shots: list(shot, { least: 3, most: 3 }),
    /** The shortest and the longest of all services. */
    facts: heroFacts,
  }),
  services: group({
    heading: text(),
    cards: list(solution, { least: 3, most: 3 }),
    /** After the number of services, on phones: '6 services'. */
    folded: text(),
    comingSoon: list(group({ title: text(), text: text() })),
    comingSoonLabel: text(),
    callToAction: group({ heading: text(), button: text() }),
  }),
  /** Three services. */
  keyAreas: group({
    heading: text(),
    intro: text(),
    cards: list(keyArea, { least: 3, most: 3 }),
  }),
  about: group({
    heading: text(),
    paragraphs: list(text()),
    stats: list(group({ value: text(), label: text() })),
  }),
  contact,
});

export type Home = z.infer<typeof home>;
