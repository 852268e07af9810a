import { company } from '../../company.ts';
import type { Service } from '../../model.ts';
import { copyrightRule } from '../../rules.ts';

export const service = {
  intro: 'Ask 5 colleagues what your business does and you may hear 5 answers. Interviews and workshops turn them into one message guide, with proof for each claim.',
  updated: '2026-11-26',
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
      title: 'A position you can defend',
      text: 'One sentence says who you serve, and gives them a reason to choose you. If a competitor could sign it too, we write it again.',
    },
    {
      title: 'Words for each audience',
      text: 'A joiner asks when it comes, an architect where it grew. Each gets a sentence and the proof behind it.',
    },
    {
      title: 'Proof beside each claim',
      text: 'Calling something “sustainable” that nobody can prove may be misleading under the Australian Consumer Law. The guide strikes it, says what you can show, and marks what your lawyer should read.',
    },
    {
      title: 'A voice others can follow',
      text: 'Rules come as sentences before and after, from your own emails. A new colleague uses them in the first week.',
    },
  ],
  figure: {
    height: { wide: 600, narrow: 620 },
    topRail: { wide: 40, narrow: 30 },
    parts: [
      {
        text: '“What does your business do?”',
        wide: [333, 20],
        align: 'middle',
        narrow: [175, 15],
      },
      {
        text: 'We bake',
        wide: [83, 92],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [24, 54],
      },
      {
        text: 'We supply cafés',
        wide: [208, 92],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [24, 81],
      },
      {
        text: 'We deliver',
        wide: [333, 92],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [24, 108],
      },
      {
        text: 'We work nights',
        wide: [458, 92],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [24, 135],
      },
      {
        text: 'We care',
        wide: [583, 92],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [24, 162],
      },
      { line: 'planned', wide: '83,115 333,205', narrow: '170,54 290,108' },
      { line: 'planned', wide: '208,115 333,205', narrow: '170,81 290,108' },
      { line: 'planned', wide: '333,115 333,205', narrow: '170,108 290,108' },
      { line: 'planned', wide: '458,115 333,205', narrow: '170,135 290,108' },
      { line: 'planned', wide: '583,115 333,205', narrow: '170,162 290,108' },
      { ball: 'ghost', wide: [83, 115, 15], narrow: [170, 54, 10] },
      { ball: 'ghost', wide: [208, 115, 15], narrow: [170, 81, 10] },
      { ball: 'ghost', wide: [333, 115, 15], narrow: [170, 108, 10] },
      { ball: 'ghost', wide: [458, 115, 15], narrow: [170, 135, 10] },
      { ball: 'ghost', wide: [583, 115, 15], narrow: [170, 162, 10] },
      { ball: 'own', wide: [333, 205, 22], narrow: [290, 108, 18] },
      { line: 'played', wide: '333,205 333,350', narrow: '290,108 175,350' },
      {
        title: 'Five answers',
        text: 'become one',
        wide: [306, 278],
        align: { wide: 'end' },
        narrow: [24, 206],
      },
      {
        value: '“Bread on your counter before you open”',
        wide: [360, 278, 22],
        narrow: [24, 277, 16],
      },
      { ball: 'cue', wide: [333, 350, 22], narrow: [175, 350, 17] },
      { as: 'pocket', box: [38, 38, 19], wide: [314, 559] },
      { as: 'pocket', box: [26, 26, 13], narrow: [162, 594] },
      { line: 'played', wide: '333,350 22,578', narrow: '175,350 13,607' },
      { line: 'played', wide: '333,350 333,559', narrow: '175,350 175,594' },
      { line: 'played', wide: '333,350 644,578', narrow: '175,350 337,607' },
      {
        title: 'Clients: on time?',
        text: 'By 6:00AM, 98 in 100',
        wide: [44, 410],
        narrow: [24, 410, 10],
      },
      {
        title: 'Staff: why nights?',
        text: '40 cafés buy daily',
        wide: [366, 535],
        narrow: [189, 554, 10],
      },
      {
        title: 'Partners: a rival?',
        text: 'No café of our own',
        wide: [622, 410],
        align: 'end',
        narrow: [326, 410, 10],
      },
    ],
    caption: 'An example: an invented bakery. Each audience hears the part that answers its own question, and the guide holds its proof. We settle your audiences in the first workshop.',
  },
  sample: {
    intro: 'Whoever writes an advertisement, a proposal or a job posting opens the message guide first. This is one of its 12 pages.',
    title: 'Message guide: who hears what',
    about: 'Harbour & Pine. From 8 interviews and 2 workshops. Proof checked Friday 19 March 2027.',
    parts: [
      {
        kind: 'entries',
        entries: [
          {
            tie: 'A',
            name: 'In one sentence',
            text: 'For joiners who cannot wait: timber fittings from a supplier that publishes how many orders missed the next business day.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Who asks', share: 2 },
          { name: 'We say', share: 2.3 },
          { name: 'Proof', share: 2.3 },
          { name: 'Avoid saying', share: 1.7 },
        ],
        rows: [
          {
            tie: 'B',
            cells: ['Joiners: will it be here?', 'Ordered by 2:00PM, here the next business day: 97 in 100.', '60 of 2,000 orders late, July to December 2026, as published', '“Always tomorrow”'],
          },
          {
            tie: 'C',
            cells: [
              'Architects: whose timber?',
              'Hoop pine from named Queensland plantations.',
              'Plantation and batch on each invoice; chain-of-custody number on each delivery note',
              '“Sustainable”, “eco-friendly”',
            ],
          },
          {
            cells: ['Apprentices: what then?', 'A trade in 4 years, beside people who learnt it here.', '9 of 11 who finished since 2015 still work here', '“We are a family”'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            tie: 'D',
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
          title: 'To whom',
          text: 'Usually 8 people: a founder, 2 who sell, the newest colleague, 3 clients and a former client. The newest still hears what the others no longer notice.',
        },
        {
          title: 'For how long',
          text: 'Usually 45 minutes each, by video or at your office. We record only with consent, and erase the recording once you accept the findings.',
        },
        {
          title: 'Against what',
          text: 'Your last 10 proposals, your reviews, and the home pages of 5 competitors. What all of you say is struck first.',
        },
        {
          title: 'For up to 10 people',
          text: 'A smaller version, usually: 4 interviews, one workshop of half a day and a message guide of 4 pages, in 3 to 4 weeks. Ask, and the proposal prices both.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Parts of the narrative',
      items: [
        {
          title: 'Findings',
          text: 'What we heard, grouped by theme. A remark stands there only if more than one person made it, or if its speaker agrees.',
        },
        {
          title: 'Positioning',
          text: 'One statement: audience, need, category, difference and proof.',
        },
        {
          title: 'Core story',
          text: 'The same story as a sentence, a paragraph and a page.',
        },
        {
          title: 'Message guide',
          text: 'For each audience its question, your answer, the proof and what to avoid saying, with the date on which the proof was checked.',
        },
        {
          title: 'Voice guide',
          text: 'Traits with their limits, words you use and avoid, spelling, and rewritten samples from your own material.',
        },
        {
          title: 'Upkeep',
          text: 'Each proof has a date and somebody who renews it. A number stands in one row of the guide, never in the position or the story.',
        },
        {
          title: 'For writing assistants',
          text: 'The rules as plain text that you can give to an AI assistant, so that its drafts use your words and leave out the struck ones.',
        },
        {
          title: 'Visual language',
          text: 'Direction for pictures, colour and type, so that a designer can start. It is not a logo.',
        },
        {
          title: 'Rounds, and if you cannot agree',
          text: 'Usually 2 rounds of corrections for each guide. If the first workshop ends without a position, whoever has the last word decides. Or you stop there, keep the findings, and pay step 1 and half of step 2, nothing more.',
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
      we: 'interview leaders, staff, clients and a former client, and read your proposals and reviews.',
      you: 'choose the people, and tell them that no remark is attributed without their consent.',
      get: 'the findings by theme, before we write a line.',
    },
    {
      title: 'Core Narrative Formulation',
      we: 'test 3 positions against the evidence, and name your audiences, in the first workshop.',
      you: 'bring everybody who must agree later, and choose one.',
      get: 'the positioning statement, and the story in its 3 lengths.',
    },
    {
      title: 'Visual Language & Application',
      we: 'settle proof and voice in the second workshop, write the guides, set a direction for pictures, and rewrite 3 pages of yours.',
      you: 'find the number or paper behind each claim, in about 8 hours, or let the claim go.',
      get: 'message and voice guide, and your 3 pages before and after.',
    },
    {
      title: 'Refine & Roadmap',
      we: 'give it to people who were not in the workshop, and fix what they misread.',
      you: 'find 5 such readers, for half an hour each.',
      get: 'the final guides, and a list of what to rewrite first, by whom and when.',
    },
  ],
  expectations: {
    youGet:
      'Findings, a positioning statement, the story in 3 lengths, message and voice guide, the rules for AI assistants, a direction for pictures, 3 rewritten pages and a roadmap, all for you to edit.',
    weNeed:
      'Whoever has the last word, and your proposals, pages and surveys. Your people usually give about 54 hours in all: 3 in interviews, 40 as 5 people in both workshops, 8 finding proof, the rest as readers. Your own reading of 2 guides comes on top.',
    duration: {
      short: '5 to 8 weeks',
      text: 'Usually 5 to 8 weeks, with 8 interviews and 2 workshops of half a day each.',
    },
    price: {
      short: 'Fixed before we begin',
      model: 'One fixed fee, agreed before we begin with a price for each step of our process; you pay each step when you hold what it ends with, and nothing in advance.',
      more: 'More for interviews, workshops, audiences and travel.',
      less: 'Less when recent surveys or interviews can be used.',
    },
    notIncluded: 'Logo design, rewriting a whole website, market surveys, searches or registration of names and trade marks, and legal advice on advertising.',
    nextStep: 'We call whoever has the last word, agree on whom to interview, and send a proposal with dates for both workshops. Call and proposal are free.',
  },
  contact: {
    heading: 'Craft Your Brand Story',
    closing: 'Tell us how you describe your business today, who misunderstands it, and what is about to change.',
  },
} satisfies Service;
