import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/brand-narrative-development.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Ask 5 colleagues what your business does and you may hear 5 answers. We interview, listen and write until there is one, in words your team will use.',
  updated: '2026-11-23',
  description:
    'Brand narrative for Australian organisations: interviews and workshops, positioning, messages for each audience, and a voice guide.',
  question: 'Why does everybody here describe us differently?',
  axis: ['Words'],
  related: [
    {
      path: '/design/logos-print-business-branding',
      fits: 'if the story is clear and the look is not',
    },
    { path: '/design/social-media-content-marketing', fits: 'if you need posts, not a position' },
  ],
  benefits: {
    heading: 'Why write the story down',
    cards: [
      {
        title: 'A position you can defend',
        text: 'We state who you serve, what you do for them and why they choose you. Each claim is tied to evidence.',
      },
      {
        title: 'Words for each audience',
        text: 'Clients, staff and partners ask different questions. Each gets its own messages, from the same story.',
      },
      {
        title: 'A voice others can follow',
        text: 'The guide shows how you sound, with sentences before and after. A new colleague can work from it.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Parts of the narrative',
      items: [
        {
          title: 'Findings',
          text: 'What we heard in interviews, grouped by theme. Remarks are not attributed unless the speaker agrees.',
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
          title: 'Voice guide',
          text: 'Traits with their limits, words you use and avoid, spelling, and rewritten samples from your own material.',
        },
        {
          title: 'Visual language',
          text: 'Direction for pictures, colour and type, so that a designer can start. It is not a logo.',
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
      text: 'We interview leaders, staff and clients, and read what you publish. You get findings before we write.',
    },
    {
      title: 'Core Narrative Formulation',
      text: 'In a workshop we test positions against the evidence. You choose one, and we write the story and messages from it.',
    },
    {
      title: 'Visual Language & Application',
      text: 'We set a direction for pictures, colour and type, then apply the words to your own pages.',
    },
    {
      title: 'Refine & Roadmap',
      text: 'People who were not in the workshop read it back. We fix what they misread and plan what to rewrite first, and who does it.',
    },
  ],
  expectations: {
    youGet:
      'Findings, a positioning statement, the core story, messages for each audience, a voice guide and a roadmap, in a document you can edit.',
    weNeed: 'A sponsor who can decide, people to interview, and your proposals, pages and surveys.',
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
        text: 'Fixed fee, agreed before we begin.',
        toConfirm: 'price basis',
      },
      more: 'More for interviews, workshops, audiences and travel.',
      less: 'Less when recent surveys or interviews can be used.',
    },
    notIncluded:
      'Logo design, rewriting a whole website, market surveys, and searches or registration of names and trade marks. We can quote some of these separately.',
    nextStep:
      'Write to us below. We call your sponsor, agree who to interview, and send a proposal.',
  },
  contact: {
    heading: 'Craft Your Brand Story',
    closing:
      'Tell us how you describe your business today, who misunderstands it, and what is about to change.',
  },
} satisfies Service;
