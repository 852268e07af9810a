import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'Ask 5 colleagues what your business does, and you may hear 5 answers.',
    rest: 'Interviews and workshops turn them into one message guide, with proof for every claim.',
  },
  updated: '2026-11-28',
  description: `Brand messaging and positioning in ${company.city}: interviews, workshops, a message guide with proof for each claim, and a tone of voice your team can use.`,
  related: [
    {
      path: '/design/logos-print-business-branding',
      fits: 'if the story is clear and the look is not',
    },
    { path: '/design/social-media-content-marketing', fits: 'if you need posts, not a position' },
  ],
  benefits: [
    {
      title: 'Proof beside each claim',
      text: 'A claim such as “sustainable” that no one can prove may be misleading under the Australian Consumer Law. The guide strikes it out, and says what you can show instead.',
    },
    {
      title: 'A position you can defend',
      text: 'One sentence says who you serve, and why they choose you. If a competitor could say it too, we rewrite it.',
    },
    {
      title: 'Words for each audience',
      text: 'In the sample, a joiner asks when the timber comes and an architect where it grew. Each gets a sentence with proof behind it.',
    },
    {
      title: 'A voice others can follow',
      text: 'The rules are before-and-after sentences from your own emails. A new starter can use them in the first week.',
    },
  ],
  figure: {
    kind: 'fan',
    kicker: '“What do you do?”',
    answer: 'One answer everywhere',
    note: 'Five people, five answers before',
    from: ['“Timber?”', '“Hinges?”', '“Delivery?”', '“Service?”', '“Family?”'],
    ball: 'work',
    ends: [
      { title: 'Website', line: 'happened' },
      { title: 'Quote', line: 'happened' },
      { title: 'Van', line: 'happened' },
    ],
    quote: "“For joiners who can't wait”",
    caption: 'An example: a firm that sells timber fittings, before and after.',
    howToRead: 'On the left, five answers from inside the business. The ball is the one story, which we prove for each audience.',
  },
  sample: {
    intro: 'Anyone who writes an ad or a proposal opens this guide first. One of 12 pages.',
    title: 'Message guide: who hears what',
    about: 'Harbour & Pine. Proof checked 19 March 2027.',
    verdict: { text: 'Say “97 in 100”, not “always tomorrow”', callout: 'A' },
    parts: [
      {
        kind: 'dots',
        title: 'Claims that Harbour & Pine can prove',
        rows: [
          { name: 'Arrived the next business day', dots: [[97], [3, 'missed']] },
          { name: 'Apprentices who stayed', dots: [[9], [2, 'missed']] },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'B',
            name: 'In one sentence',
            text: "Timber fittings for joiners who can't wait, from a supplier that publishes its delays.",
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Who hears', share: 1.3 },
          { name: 'We say', share: 3 },
          { name: 'Not', share: 1.6 },
        ],
        rows: [
          { callout: 'C', cells: ['Joiners', 'Order by 2:00PM: 97 in 100 arrive the next business day.', { struck: '“Always tomorrow”' }] },
          { cells: ['Architects', 'Hoop pine from named Queensland plantations.', { struck: '“Sustainable”' }] },
          { cells: ['Apprentices', 'A trade in 4 years.', { struck: '“We are a family”' }] },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'D',
            name: 'Voice: exact',
            text: 'Before: “We endeavour to facilitate timely delivery.” After: “It leaves at 4:00PM.”',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'How we listen',
      items: [
        {
          title: 'Who we interview',
          text: 'Usually 8 people for 45 minutes each: a founder, 2 salespeople, the newest starter, 3 clients and a former client. We record only with consent, and erase the recording once you accept the findings.',
        },
        {
          title: 'What we read',
          text: 'Your last 10 proposals, your reviews, and the home pages of 5 competitors. We cut whatever everyone says.',
        },
        {
          title: 'For up to 10 people',
          text: '4 interviews, one half-day workshop and a 4-page message guide, in 3 to 4 weeks. On request, we price this version too.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Parts of the narrative',
      items: [
        {
          title: 'Position and story',
          text: 'One statement of audience, need, category, difference and proof. Then the story as a sentence, a paragraph and a page.',
        },
        {
          title: 'Message guide',
          text: "Each audience's question, your answer, the proof with its date and who renews it, and what to avoid saying.",
        },
        {
          title: 'Voice guide',
          text: 'Traits with their limits, words to use and avoid, and rewritten samples of your own material, also as plain text for an AI assistant.',
        },
        {
          title: 'Rounds, and if you cannot agree',
          text: 'Each guide has 2 rounds of corrections. If the first workshop ends without a position, the person with the final say decides. Or you stop there, and pay for step 1 and half of step 2.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discovery & Insight',
      we: 'interview leaders, staff and clients, and read your proposals and reviews.',
      you: "choose the people, and tell them we won't quote anyone without consent.",
      get: 'the findings by theme, before we write a line.',
    },
    {
      title: 'Core Narrative Formulation',
      we: 'test 3 positions against the evidence, in the first workshop.',
      you: 'bring everyone who must agree, and choose one position.',
      get: 'the position, and the story in 3 lengths.',
    },
    {
      title: 'Visual Language & Application',
      we: 'settle proof, voice and a visual direction in the second workshop, then write the guides.',
      you: 'find the proof for each claim, in about 8 hours, or drop the claim.',
      get: 'message and voice guides, and 3 of your pages rewritten.',
    },
    {
      title: 'Refine & Roadmap',
      we: 'give the guides to people who were not in the workshops, and fix what they misread.',
      you: 'find 5 of these readers, for half an hour each.',
      get: 'the final guides, and a list of what to rewrite first.',
    },
  ],
  expectations: {
    weNeed: 'Your proposals, pages and surveys, and the person with the final say. Your people give about 54 hours in all, 40 of them in workshops.',
    duration: {
      short: '5 to 8 weeks',
    },
    price: {
      short: 'Fixed before we begin',
      model: 'One fixed fee, with a price for each step. You pay for a step when it is finished.',
      more: 'It costs more with extra interviews, workshops, audiences or travel.',
      less: 'It costs less if we can use recent surveys or interviews.',
    },
    notIncluded: 'Logo design, rewriting a whole website, market surveys, trade mark searches or registration, and legal advice on advertising.',
    nextStep: 'We call the person with the final say, agree on who to interview, and send a free proposal with dates for both workshops.',
  },
  contact: {
    heading: 'Craft Your Brand Story',
    closing: 'Tell us how you describe your business today, who misunderstands it, and what is about to change.',
  },
} satisfies Service;
