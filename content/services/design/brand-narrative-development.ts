import { company } from '../../company.ts';
import { figure } from '../../figures/design/brand-narrative-development.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'Ask 5 colleagues what your business does and you may hear 5 answers. Interviews and workshops turn them into one message guide, with proof for each claim.',
  updated: '2026-11-26',
  description: `Brand messaging and positioning in ${company.city}: interviews, workshops, a message guide with proof for each claim, and a tone of voice your team can use.`,
  question: 'Why does everybody here describe us differently?',
  axis: ['Words'],
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
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How we listen',
      items: [
        {
          title: 'To whom',
          text: {
            text: '8 people: a founder, 2 who sell, the newest colleague, 3 clients and a former client. The newest still hears what the others no longer notice.',
            toConfirm: 'usual interviews',
          },
        },
        {
          title: 'For how long',
          text: {
            text: '45 minutes each, by video or at your office. We record only with consent, and erase the recording once you accept the findings.',
            toConfirm:
              'length of interviews, and when recordings are erased (for the lawyer: as the privacy policy says)',
          },
        },
        {
          title: 'Against what',
          text: {
            text: 'Your last 10 proposals, your reviews, and the home pages of 5 competitors. What all of you say is struck first.',
            toConfirm: 'what is read before the workshop',
          },
        },
        {
          title: 'For up to 10 people',
          text: {
            text: 'A smaller version: 4 interviews, one workshop of half a day and a message guide of 4 pages, in 3 to 4 weeks. Ask, and the proposal prices both.',
            toConfirm: 'a smaller version for small firms, its parts and duration',
          },
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
          text: {
            text: '2 rounds of corrections for each guide. If the first workshop ends without a position, whoever has the last word decides. Or you stop there, keep the findings, and pay step 1 and half of step 2, nothing more.',
            toConfirm: 'rounds of corrections, and stopping after the first workshop',
          },
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
      hold: 'the findings by theme, before we write a line.',
    },
    {
      title: 'Core Narrative Formulation',
      we: 'test 3 positions against the evidence, and name your audiences, in the first workshop.',
      you: 'bring everybody who must agree later, and choose one.',
      hold: 'the positioning statement, and the story in its 3 lengths.',
    },
    {
      title: 'Visual Language & Application',
      we: 'settle proof and voice in the second workshop, write the guides, set a direction for pictures, and rewrite 3 pages of yours.',
      you: 'find the number or paper behind each claim, in about 8 hours, or let the claim go.',
      hold: 'message and voice guide, and your 3 pages before and after.',
    },
    {
      title: 'Refine & Roadmap',
      we: 'give it to people who were not in the workshop, and fix what they misread.',
      you: 'find 5 such readers, for half an hour each.',
      hold: 'the final guides, and a list of what to rewrite first, by whom and when.',
    },
  ],
  expectations: {
    youGet:
      'Findings, a positioning statement, the story in 3 lengths, message and voice guide, the rules for AI assistants, a direction for pictures, 3 rewritten pages and a roadmap, all for you to edit.',
    weNeed: {
      text: 'Whoever has the last word, and your proposals, pages and surveys. Your people give about 54 hours in all: 3 in interviews, 40 as 5 people in both workshops, 8 finding proof, the rest as readers. Your own reading of 2 guides comes on top.',
      toConfirm:
        'hours of the client: 4 interviews, 5 people in 2 workshops, finding proof, 5 readers',
    },
    duration: {
      short: '5 to 8 weeks',
      text: {
        text: '5 to 8 weeks, with 8 interviews and 2 workshops of half a day each.',
        toConfirm: 'usual duration, interviews and workshops',
      },
    },
    price: {
      short: 'Fixed before we begin',
      model: {
        text: 'One fixed fee, agreed before we begin with a price for each step of our process; you pay each step when you hold what it ends with, and nothing in advance.',
        toConfirm: 'price basis, and when each step is paid',
        claim: true,
      },
      more: 'More for interviews, workshops, audiences and travel.',
      less: 'Less when recent surveys or interviews can be used.',
    },
    notIncluded:
      'Logo design, rewriting a whole website, market surveys, searches or registration of names and trade marks, and legal advice on advertising.',
    nextStep:
      'We call whoever has the last word, agree on whom to interview, and send a proposal with dates for both workshops. Call and proposal are free.',
  },
  contact: {
    heading: 'Craft Your Brand Story',
    closing:
      'Tell us how you describe your business today, who misunderstands it, and what is about to change.',
  },
} satisfies Service;
