import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Your mark has to work on a phone, an invoice, a van and a one-colour stamp. We design for all of them, and give you the files and the rights.',
  updated: '2026-11-22',
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
        text: 'We try each idea as a browser icon, on a letterhead and in one colour before you choose. Weak ideas show up early.',
      },
      {
        title: 'Rules people can follow',
        text: 'A short guide sets colours, type, spacing and minimum sizes, for awkward backgrounds too.',
      },
      {
        title: 'Print without surprises',
        text: 'You approve a proof that shows colour, bleed, folds and stock. The printer gets that same file.',
      },
      {
        title: 'Know what to replace first',
        text: 'We audit signs, documents, profiles and forms, and note where they differ. You decide the order.',
      },
    ],
  },
  details: [
    {
      kind: 'table',
      heading: 'Files for your logo',
      intro: 'Every version comes in full colour, one colour and reversed.',
      columns: ['File', 'Colour', 'Use it for'],
      rows: [
        ['SVG', 'Screen colours (RGB)', 'Websites, apps and any size on screen'],
        ['PNG', 'RGB, transparent', 'Office documents, profiles and slides'],
        ['PDF, process colour', 'Printing inks (CMYK)', 'Digital and offset print'],
        ['PDF, spot colour', 'Named Pantone inks', 'Signs, packaging and exact colour'],
      ],
      note: 'SVG and PDF are vector files: they scale without blur. Fonts are outlined, and named in the guide.',
    },
    {
      kind: 'list',
      heading: 'Before anything is printed',
      items: [
        {
          title: 'Bleed',
          text: 'Artwork runs 3 mm past the trim unless the printer asks for more. Pictures are 300 pixels per inch at printed size.',
        },
        {
          title: 'Stock',
          text: 'We name weight, coating and finish on the quote, and show a sample where colour or feel matters.',
        },
        {
          title: 'Proofs',
          text: 'You get a PDF proof of every item. Long runs need a printed one.',
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
      text: 'We look at your business and where the mark will appear. You see rough directions early.',
    },
    {
      title: 'Design & Develop',
      text: 'The direction you choose is drawn in full and shown on your own items.',
    },
    {
      title: 'Systemise & Apply',
      text: 'We fix colours, type and layout rules, then build cards, templates, signs or packaging from them.',
    },
    {
      title: 'Refine & Deliver',
      text: 'You approve proofs. We send print files to the printer, and all files and the guide to you.',
    },
  ],
  expectations: {
    youGet:
      'A logo in all the files above, a usage guide, the items you ordered, and a copyright transfer in writing.',
    weNeed:
      'Your names, examples you like, everything in use today, and one person who can approve.',
    duration: {
      text: '4 to 6 weeks for a logo and guide. Printing time depends on the printer and the stock.',
      toConfirm: 'usual duration',
    },
    price: {
      model: {
        text: 'Fixed quote per project; print is quoted by run length and stock.',
        toConfirm: 'price basis and rounds included',
      },
      more: 'More for extra directions, rounds and items.',
      less: 'Less for refreshing a logo you keep.',
    },
    notIncluded:
      'Trade mark searches and registration, font licences, printing and delivery, unless quoted. Moral rights stay with the designer by law.',
    nextStep:
      'Send your names and a list of items below. We come back with a quote that names every file.',
  },
  contact: {
    heading: 'Build Your Brand Identity',
    closing: 'Say whether you have a logo, what you need printed, and by when.',
  },
} satisfies Service;
