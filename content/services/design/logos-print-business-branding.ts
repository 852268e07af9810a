import { company } from '../../company.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'Your mark has to work on a phone, an invoice, a van and a one-colour stamp. We design it for all of them, and hand over print-ready files and the rights.',
  updated: '2026-11-26',
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
  benefits: [
    {
      title: 'Works at every size',
      text: 'You choose with each idea in front of you on a van, as a stamp of 12 mm in one colour, and as an icon of 16 px. What blurs there is not offered.',
    },
    {
      title: 'Know what to replace first',
      text: 'We list everything that carries the old mark, 14 items in the sample. You replace what customers see most, and use up the rest.',
    },
    {
      title: 'Rules people can follow',
      text: 'One green has 5 recipes: press, spot ink on coated and on uncoated paper, screen and vinyl. Whoever orders a sign copies the line they need.',
    },
    {
      title: 'Print without surprises',
      text: 'You approve a proof, and the printer gets that same file. A blade that lands 1 mm off the line leaves no white edge.',
    },
  ],
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
          text: 'PDF/X-4 in printing inks (CMYK) with your printer’s ICC profile, pictures at 300 ppi and ink within its limit; in Pantone inks (spot colours) for packaging and jobs in one or two inks.',
        },
        {
          title: 'Signs and vans',
          text: 'Sign makers get a drawing to scale, the CMYK file for large prints, and for cut vinyl its number, matched to your printed swatch.',
        },
        {
          title: 'Office and email',
          text: 'A Word letterhead, a PowerPoint master and an email signature, so that nobody rebuilds the logo from a screenshot.',
        },
        {
          title: 'Fonts',
          text: 'Print, web and app use are often separate licences, and they are in your name. The guide says which system font stands in where yours is missing.',
        },
        {
          title: 'Directions and rounds',
          text: {
            text: '3 directions in rough, each with its reason, then 2 rounds on the one you choose. More are quoted before we start them.',
            toConfirm: 'directions and rounds included, and that clients are asked (first step)',
          },
        },
        {
          title: 'Similar marks',
          text: {
            text: 'Before you choose, we show you what resembles each direction in the public trade mark search of IP Australia. It is not a clearance search: ask a trade mark attorney what you can register.',
            toConfirm: 'look at the trade mark register before the choice',
            claim: true,
          },
        },
        {
          title: 'Proofs and stock',
          text: 'A PDF proof of every item, and a printed one for long runs. The quote states weight, coating and finish: the same green is duller on uncoated paper.',
        },
        {
          title: 'Printing',
          text: {
            text: 'You order from your own printer, or we quote the print too and order it. If our file is wrong, we pay for the reprint; words and numbers that you signed are yours to check.',
            toConfirm: 'whether we order print, and who pays for a reprint',
            claim: true,
          },
        },
        {
          title: 'Payment and stopping',
          text: {
            text: 'The quote prices each step, and you pay a step when you approve what you hold at its end. Stop after any step, and you owe no more. The directions you reject are yours too: we sign them over with the rest, or when you stop.',
            toConfirm:
              'when each step is paid, what is owed if the job stops midway, and who owns rejected directions',
            claim: true,
          },
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Moral rights',
          text: {
            text: "They stay with the designer by law. With the copyright you get the designer's written consent to crop, recolour and adapt the work, and to use it without a name beside it.",
            toConfirm:
              'for the lawyer: consent of each designer (Copyright Act 1968, section 195AWA)',
            claim: true,
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Immerse & Ideate',
      we: 'photograph everything that carries your mark, ask clients what they remember, lay competitors beside you, and sketch directions from both.',
      you: `walk us through your office in ${company.city}, or send pictures, and name clients and competitors.`,
      hold: 'an audit of every item, and the directions on one sheet, each on a van, a stamp and an icon, with its reason.',
    },
    {
      title: 'Design & Develop',
      we: 'draw the direction you choose to the last curve, and lay it on your own card, van, invoice and stamp.',
      you: 'show it to people who do not know it, and tell us what they thought it was.',
      hold: 'one mark, in full colour, in one colour and reversed.',
    },
    {
      title: 'Systemise & Apply',
      we: 'fix colours, type, spacing and smallest sizes, then build cards, signs or packaging.',
      you: 'check each name, number and licence on the items.',
      hold: 'the usage guide, and a proof of each item to sign.',
    },
    {
      title: 'Refine & Deliver',
      we: 'send the approved files to your printer, with the settings that their press needs.',
      you: 'sign each proof before it prints.',
      hold: 'all files, the guide, the list of what to replace next, and the copyright transfer.',
    },
  ],
  expectations: {
    youGet:
      'A logo in files for screen, press and sign maker, a usage guide, the items you ordered, and a copyright transfer.',
    weNeed:
      'Your names as registered, examples you like, a look at everything in use, and an approval within 5 business days.',
    duration: {
      short: '5 to 8 weeks',
      text: {
        text: '5 to 8 weeks in all: 4 to 6 for the logo and the guide, then, at the same time, one for card and office files and 2 for drawings of signs and vans. Printing and fitting come on top, as your printer or sign maker says.',
        toConfirm: 'usual duration, also of card, office files and drawings for signs',
      },
    },
    price: {
      short: 'Fixed per project',
      model: {
        text: 'Fixed for the logo, the guide, a card, the office files and each further item that the quote lists; print is quoted by run length and stock.',
        toConfirm: 'price basis, and which items are always included',
        claim: true,
      },
      more: 'More for extra directions, rounds and items.',
      less: 'Less when we only refresh your logo.',
    },
    notIncluded:
      'A full clearance search and registration of a trade mark, font licences, printing and delivery, unless quoted.',
    nextStep:
      'We look at what you use today, ask what has to be printed by when, and send a quote that names every file and item. Until you accept it, you owe nothing.',
  },
  contact: {
    heading: 'Build Your Brand Identity',
    closing: 'Say whether you have a logo, what you need printed, and by when.',
  },
} satisfies Service;
