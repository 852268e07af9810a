import { company } from '../../company.ts';
import { figure } from '../../figures/design/on-demand-graphic-designer.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'A graphic designer by the hour, for weeks with a brochure and weeks with nothing. You approve an estimate first, get every source file, and see each quarter hour on a statement.',
  updated: '2026-11-26',
  description: `Graphic designer by the hour in ${company.city}: prepaid blocks, an estimate before each request, a monthly statement of hours, and source files that are yours.`,
  question: 'Who makes the brochure when nobody here has time?',
  axis: ['Image'],
  related: [
    {
      path: '/design/logos-print-business-branding',
      fits: 'if there are no brand rules to follow yet',
    },
    {
      path: '/design/social-media-content-marketing',
      fits: 'if posts should be published and answered too',
    },
  ],
  benefits: [
    {
      title: 'Someone who knows your brand',
      text: 'Your designer keeps notes of colours, prices and who likes what. You explain them once, not at every briefing.',
    },
    {
      title: 'Know the hours first',
      text: 'Each request has an estimate before work starts, and it is a ceiling. This brochure grew by 4 pages: Tom approved 2 hours more before we drew them.',
    },
    {
      title: 'Keep your source files',
      text: 'InDesign packages and Figma files arrive in your folder with the PDF. Your next designer can carry on from them.',
    },
    {
      title: 'Hours that stay yours',
      text: 'A quiet month costs nothing: what you paid for is there in the next one, and the statement says how much.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How the hours work',
      items: [
        {
          title: 'Blocks',
          text: {
            text: '10, 20 or 40 hours, counted in quarter hours.',
            toConfirm: 'hour blocks and smallest unit',
          },
        },
        {
          title: 'Unused hours',
          text: {
            text: 'They carry over from month to month and have no end date.',
            toConfirm:
              'for the lawyer and the owner: hours do not lapse (unfair contract terms, small business; Australian Consumer Law, sections 23 to 25)',
            claim: true,
          },
        },
        {
          title: 'What counts as time',
          text: {
            text: 'Briefing, design, changes and preparing files count. The first meeting, the brand notes, estimates and our own mistakes do not.',
            toConfirm: 'what counts as billable time',
            claim: true,
          },
        },
        {
          title: 'Estimates',
          text: {
            text: 'You never use more hours than you approved for what the estimate lists. If we need longer, we bear it; if we need less, only the hours used count. If you ask for more, you approve that first.',
            toConfirm: 'the estimate is a ceiling',
            claim: true,
          },
        },
        {
          title: 'Turnaround',
          text: {
            text: 'A first draft within 3 business days for requests of up to 4 hours. Larger ones get a date with the estimate.',
            toConfirm: 'usual turnaround, and what is a small request',
          },
        },
        {
          title: 'Urgent work',
          text: {
            text: 'Evenings, weekends and drafts sooner than that: one hour counts as 1.5, and we ask you first.',
            toConfirm: 'surcharge for urgent and after-hours work',
          },
        },
        {
          title: 'Order of work',
          text: 'You keep one list of requests, and its first line is what we do next. Change the order whenever you like.',
        },
        {
          title: 'Unpublished prices',
          text: {
            text: 'Price lists and launches stay in a folder that only your designer and the stand-in designer can open.',
            toConfirm: 'who can open client folders',
            claim: true,
          },
        },
        {
          title: 'Who does the work',
          text: {
            text: 'One named designer. The stand-in designer covers leave, from the same brand notes.',
            toConfirm: 'named designer or pool',
            claim: true,
          },
        },
        {
          title: 'Requests and source files',
          text: 'Brochures, slides, banners, signs and retouched photos, with their InDesign, Illustrator, Figma, Office or PSD files.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Copyright and prepaid hours',
          text: {
            text: "You pay for the block first, so that is the final invoice: what we finish is yours with that month's statement, which we sign.",
            toConfirm:
              'for the lawyer: the signed statement as assignment (Copyright Act 1968, section 196(3))',
            claim: true,
          },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What usually takes how long',
      intro:
        'From your finished text and pictures, with one round of changes. Your own estimate comes before the work.',
      items: [
        {
          title: 'Web banner in 3 sizes',
          text: { text: '1 to 2 hours.', toConfirm: 'usual hours for a banner' },
        },
        {
          title: '10 slides',
          text: { text: '4 to 6 hours.', toConfirm: 'usual hours for slides' },
        },
        {
          title: 'Brochure of 8 pages',
          text: { text: '6 to 9 hours.', toConfirm: 'usual hours for a brochure' },
        },
        {
          title: 'Trade show backdrop, 3 m wide',
          text: { text: '4 to 7 hours.', toConfirm: 'usual hours for a backdrop' },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Define Needs',
      we: "read your brand guide and last year's items, and write the brand notes.",
      you: 'say what you make in a normal month, and send logos, fonts and pictures.',
      hold: 'brand notes on one page, from which anybody can work.',
    },
    {
      title: 'Assign Expert',
      we: 'choose a designer by your kind of work, and introduce you.',
      you: 'meet for half an hour, and say who may approve hours.',
      hold: 'a name, a direct email, and a shared folder for all files.',
    },
    {
      title: 'Collaborate & Create',
      we: 'estimate the request, start when you agree, and send a draft by the date.',
      you: 'approve the estimate, and comment on the draft itself.',
      hold: 'a dated draft, and the hours used so far.',
    },
    {
      title: 'Review & Deliver',
      we: 'check spelling, links and print settings, and save final and source files.',
      you: 'approve it, or send a last change.',
      hold: "the files in your folder, and the month's statement.",
    },
  ],
  expectations: {
    youGet:
      'Finished designs, source files, an estimate for each request, and a monthly statement of hours used and left.',
    weNeed:
      'Your brand guide, logos, fonts and pictures, final wording, and one person who sets priorities.',
    duration: {
      label: 'Starts',
      short: 'Within 1 week',
      text: {
        text: 'The first request can start within 1 week of your order. After that, each request has its own date.',
        toConfirm: 'usual time to first request',
      },
    },
    price: {
      short: 'By the hour, in blocks',
      model: {
        text: 'Hourly rate, in blocks, each paid when you order it; nothing monthly.',
        toConfirm: 'hourly rate and surcharges, and when a block is paid',
        claim: true,
      },
      more: 'More for urgent and after-hours work.',
      less: 'Less for larger blocks.',
    },
    notIncluded: 'Printing, font and stock picture licences, copywriting, and website development.',
    nextStep:
      'We estimate the request you describe, free, and suggest a block. You are committed when you order it, not before.',
    leaving: {
      text: 'Write to us at any time. We finish or stop open requests and refund the rest of your block. If it was a larger, cheaper one, the hours you used count at the rate for that many.',
      toConfirm:
        'for the lawyer and the owner: refund of unused prepaid hours, and the rate of the used ones in a larger block',
      claim: true,
    },
  },
  contact: {
    heading: 'Get Your Design Project Started',
    closing:
      'Tell us what you need designed first, in which format and by when. We come back with an estimate in hours.',
  },
} satisfies Service;
