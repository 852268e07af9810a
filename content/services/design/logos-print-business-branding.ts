import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Your mark has to work on a phone, an invoice, a van and a one-colour stamp. We design for all of them, and give you the files and the rights.',
  updated: '2026-11-23',
  description: `Logos, print and business branding in ${company.city}: SVG, PDF, CMYK and spot colour files, proofs before print, brand audits and a written copyright transfer.`,
  question: 'Will our logo work on a van, an invoice and a phone?',
  axis: ['Image', 'Object'],
  related: [
    { path: '/design/brand-narrative-development', fits: 'if nobody agrees yet on what to say' },
    {
      path: '/design/on-demand-graphic-designer',
      fits: 'if the logo stays and new items keep coming',
    },
  ],
  benefits: {
    heading: 'An identity you can hand to any printer',
    cards: [
      {
        title: 'Works at every size',
        text: 'We try each idea as a browser icon, on a letterhead and in one colour before you choose.',
      },
      {
        title: 'Rules people can follow',
        text: 'A short guide sets colours, type, spacing and minimum sizes.',
      },
      {
        title: 'Print without surprises',
        text: 'You approve a proof. The printer gets that same file.',
      },
      {
        title: 'Know what to replace first',
        text: 'We audit signs, documents and forms. You decide the order.',
      },
    ],
  },
  figure: { kind: 'tool', tool: 'card-cut' },
  details: [
    {
      kind: 'list',
      heading: 'Files, proofs and rights',
      items: [
        {
          title: 'Files for screens',
          text: 'SVG for any size and PNG for office documents: in full colour, one colour and reversed.',
        },
        {
          title: 'Files for print',
          text: 'PDF in printing inks (CMYK) for presses, and in named Pantone inks (spot colours) for signs and packaging.',
        },
        {
          title: 'Proofs and stock',
          text: 'You get a PDF proof of every item, and a printed one for long runs. The quote states weight, coating and finish.',
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
      title: 'Immerse & Ideate',
      text: 'We look at where the mark will appear. You see rough directions early.',
    },
    {
      title: 'Design & Develop',
      text: 'The direction you choose is shown on your own items.',
    },
    {
      title: 'Systemise & Apply',
      text: 'We fix colours, type and layout, then build cards, signs or packaging.',
    },
    {
      title: 'Refine & Deliver',
      text: 'You approve proofs. We send files to the printer, and all files and the guide to you.',
    },
  ],
  expectations: {
    youGet:
      'A logo in all the files above, a usage guide, the items you ordered, and a copyright transfer.',
    weNeed:
      'Your names, examples you like, everything in use today, and one person who can approve.',
    duration: {
      short: '4 to 6 weeks',
      text: {
        text: '4 to 6 weeks for a logo and guide. Printing time depends on the printer and the stock.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed per project',
      model: {
        text: 'Fixed quote per project; print is quoted by run length and stock.',
        toConfirm: 'price basis and rounds included',
      },
      more: 'More for extra directions, rounds and items.',
      less: 'Less for refreshing a logo you keep.',
    },
    notIncluded:
      'Trade mark searches, font licences, printing and delivery, unless quoted. Moral rights stay with the designer by law.',
    nextStep: 'Send your names and a list of items below. Our quote names every file.',
  },
  contact: {
    heading: 'Build Your Brand Identity',
    closing: 'Say whether you have a logo, what you need printed, and by when.',
  },
} satisfies Service;
