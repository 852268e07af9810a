import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Overview } from './types/overview.ts';
import type { Service } from './types/service.ts';

const services = Object.values(
  import.meta.glob<Service>('./services/*/*.ts', { eager: true, import: 'service' }),
);
const overviews = Object.values(
  import.meta.glob<Overview>('./overviews/*.ts', { eager: true, import: 'overview' }),
);
const steps = services.flatMap(({ process }) => process ?? []);
const described = [...services, ...overviews];

/** Texts with their limits in characters, as `types/` says. */
test.each([
  ['The summary of a service', 60, catalogue.map(({ summary }) => summary)],
  ['The first sentence of an introduction', 115, services.map(({ intro }) => intro.first)],
  ['The rest of an introduction', 200, services.map(({ intro }) => intro.rest ?? '')],
  ['A description for search results', 155, described.map(({ description }) => description)],
  [
    'The title of a benefit',
    40,
    services.flatMap(({ benefits }) => benefits.map(({ title }) => title)),
  ],
  ['A benefit', 240, services.flatMap(({ benefits }) => benefits.map(({ text }) => text))],
  ['Our part of a step', 240, steps.map(({ we }) => we)],
  ["The client's part of a step", 240, steps.map(({ you }) => you)],
  ['The result of a step', 160, steps.map(({ get }) => get)],
  [
    'A duration on the first screen',
    22,
    services.map(({ expectations }) => expectations.duration.short),
  ],
  ['A price on the first screen', 22, services.map(({ expectations }) => expectations.price.short)],
  [
    'The case for another service',
    90,
    services.flatMap(({ related }) => related.map(({ fits }) => fits)),
  ],
  [
    "A buyer's question for a service",
    80,
    overviews.flatMap(({ choices }) => Object.values(choices)),
  ],
  ['The verdict of a sample', 52, services.map(({ sample }) => sample.verdict.text)],
])('%s has at most %d characters', (_what, most, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.length > most)).toEqual([]);
});

/** How many sentences end in a text. */
const sentencesIn = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

test.each([
  ['The rest of an introduction', 2, services.map(({ intro }) => intro.rest ?? '')],
  [
    "An answer to a buyer's question",
    3,
    overviews.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
  ],
  [
    "An answer under 'What to expect'",
    3,
    services.flatMap(({ expectations: { weNeed, notIncluded, nextStep, leaving = '' } }) => [
      weNeed,
      notIncluded,
      nextStep,
      leaving,
    ]),
  ],
])('%s has at most %d sentences', (_what, most, texts) => {
  expect(texts.filter((text) => sentencesIn(text) > most)).toEqual([]);
});
