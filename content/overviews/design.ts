import { company } from '../company.ts';
import { cost, whoAnswers } from '../rules.ts';
import type { Overview } from '../types/overview.ts';

export const overview = {
  intro:
    'Brand, content, objects and interfaces, made by the team that also runs the technology behind them. The copyright is yours, in writing.',
  heroFacts: [
    { label: 'Usually takes', value: '2 to 12 weeks' },
    { label: 'Priced', value: 'A written quote first' },
  ],
  updated: '2026-11-28',
  description: `A design studio in ${company.city} for websites, interfaces, branding, print, photography, animation, social media content and 3D printing.`,
  choices: {
    'animation-photography-videography': 'How do we show what we do, instead of explaining it?',
    'brand-narrative-development': 'Why does everyone here describe us differently?',
    'logos-print-business-branding': 'Will our logo work on a van, an invoice and a phone?',
    'on-demand-graphic-designer': 'Who makes the brochure when no one here has time?',
    'social-media-content-marketing': 'How do we keep posting after the first month?',
    '3d-printing-design': 'Can someone make this part from a sketch?',
    'ui-ux-design': 'Why do people give up halfway through our form?',
    'web-design-development': "Our site is slow, and we can't change it. What now?",
  },
  flagship: 'web-design-development',
  noneFits: 'Tell us what you want to make',
  questions: [
    cost,
    {
      question: 'We need several of these. Which comes first?',
      answer:
        'Usually the words and the logo, because the website and the posts use them. Ask for all of it in one message, and we say in which order, and what can run at the same time.',
    },
    {
      question: 'Who owns the work?',
      answer:
        'You do, once you have paid. We assign copyright to you in a signed document, and each page says when.',
    },
    {
      question: 'Do we get files we can edit?',
      answer:
        'Yes: vector files for logos, source files for hourly design, design files for interfaces, STEP for 3D models and the repository for websites. Photos and video come as finished files.',
    },
    {
      question: 'We have a brand already. Can you work with it?',
      answer:
        'Yes. The on-demand designer follows your brand guide, and we can refresh a logo rather than replace it.',
    },
    {
      question: 'Who writes the words?',
      answer:
        'We do for a brand narrative and for social media. For a website, you send them or order them from us. Hourly design does not include copywriting.',
    },
    {
      question: 'Can everyone use it?',
      answer:
        'We build websites and interfaces to the Web Content Accessibility Guidelines (WCAG) 2.2 AA and test them: a fault still open at launch has a date that you approve. Video has captions and a transcript, and audio description if the quote lists it. Posts have alt text.',
    },
    {
      question: 'How much of our time does it take?',
      answer:
        "One person you nominate approves each stage, so feedback doesn't go round in circles. Each page lists what else we need.",
    },
    {
      question: 'When do we see earlier work?',
      answer:
        'In our first reply, if you say what you have in mind. We send work of that kind that its owners let us show.',
    },
    {
      question: 'Do you use AI for words, pictures or code?',
      answer:
        'The quote says where, and a person checks the result and answers for it. Photographs and films have no AI-generated faces, voices or places unless the quote says so.',
    },
    {
      question: 'Do you run ads and search engine optimisation (SEO)?',
      answer:
        'Social media can include advertised posts; you pay the platform, and we report what each enquiry cost. We build websites that search engines can read, but nobody can promise a place in the results. We run no search ads and no monthly SEO.',
    },
    whoAnswers,
  ],
  contact: {
    heading: 'Bring Your Vision to Life',
    closing: 'Tell us what you want to make and who it is for. A rough idea is enough.',
  },
} satisfies Overview;
