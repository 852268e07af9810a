import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

/** Headings and labels that pages of a kind share. */
export const labels = withNonBreakingSpaces({
  /** On the first screen, before how long, how it is charged, and when we reply. */
  heroFacts: { takes: 'Takes', priced: 'Priced', reply: 'Reply within' },
  /** Under a figure, before what its caption does not say. */
  howToRead: 'How to read this',
  /** Other services, below the first screen. */
  related: 'Not this one?',
  /** The sample of a deliverable, with the firm of its invented data. */
  sample: {
    heading: 'What you get at the end',
    stamp: 'Sample',
    whole: 'See the whole page',
    invented:
      'Harbour & Pine, a business of 38 people, is fictional. Each page is a separate example.',
  },
  /** Each label begins a sentence of the step. */
  process: { heading: 'Our Process', get: 'You get', parts: 'Who does what', we: 'We', you: 'You' },
  /** A buyer's questions. */
  expectations: {
    heading: 'What to expect',
    weNeed: 'We need from you',
    price: 'What sets the price',
    notIncluded: 'Not included',
    nextStep: 'Next step',
    leaving: 'When you leave',
  },
  /** Folded sections that only some services have. */
  details: 'In detail',
  /** The first button of the bar on phones; the other is the page's main button. */
  call: 'Call',
  /** The services of a line, by their questions. */
  choices: {
    heading: 'Start with your question',
    intro: 'Each question leads to one service.',
    noneFits: 'None of these?',
    /** The end of the sentence, after the link to the form. */
    afterNoneFits: ", and we'll say which service fits, or that none does.",
  },
  /** Questions that buyers ask before they write. */
  questions: 'Before you write to us',
  /** At the end of the sitemap page. */
  help: {
    heading: 'Need Help?',
    text: "If you can't find a page, get in touch and we'll point you to it.",
  },
});
