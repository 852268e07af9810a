import { company } from '../../company.ts';
import { harbourPineLogo } from '../../harbour-pine-logo.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

const van = 'M40 312V264q0-8 8-8h92q8 0 13 8l14 24q9 1 9 9v15z';
const wheel = (x: number) => `M${x - 9} 312a9 9 0 1 0 18 0a9 9 0 1 0-18 0`;

export const service = {
  intro: {
    first: 'Your mark has to work on a phone, an invoice, a van and a one-colour stamp.',
    rest: 'We design it for all of them, and hand over print-ready files and the copyright.',
  },
  updated: '2026-11-28',
  description: `Logos, print and business branding in ${company.city}: SVG, PDF, CMYK and spot colour files, proofs before print, brand audits and a written copyright transfer.`,
  related: [
    { path: '/design/brand-narrative-development', fits: "if you haven't agreed on what to say" },
    {
      path: '/design/on-demand-graphic-designer',
      fits: 'if you have a logo and need regular artwork',
    },
  ],
  benefits: [
    {
      title: 'Works at every size',
      text: "Before choosing, you see each idea on a van, as a 12 mm one-colour stamp, and as a 16 px icon. We don't offer anything that blurs.",
    },
    {
      title: 'Rules people can follow',
      text: 'In the sample, one green has 5 formulas: CMYK, spot ink on coated and uncoated paper, screen and vinyl. Anyone who orders a sign copies the line they need.',
    },
    {
      title: 'Know what to replace first',
      text: 'We list everything that carries the old mark, 14 items in the sample. You replace what customers see most, and use up the rest.',
    },
    {
      title: 'Print without surprises',
      text: 'You approve a proof, and the printer gets that same file. Even if the blade lands 1 mm off, no white edge shows.',
    },
  ],
  figure: {
    kind: 'pictures',
    kicker: 'One mark, van to screen',
    answer: 'Still clear at 16 px',
    note: 'and at 12 mm in print',
    pictures: [
      { file: 'van', title: 'On a van', ball: 'work' },
      { file: 'stamp', title: 'Stamped' },
      { file: 'tab', isTrueSize: true, title: '16 px' },
    ],
    caption: 'An example: the mark of a firm that sells timber fittings.',
    howToRead: 'The same mark at three sizes. In the tab of a browser it has 16 px.',
  },
  sample: {
    intro: 'From the usage guide, for anyone who orders something with your mark.',
    title: 'Usage guide, page 3: the mark',
    about: 'Harbour & Pine. The direction chosen from 3, approved on 18 March 2027.',
    verdict: { text: 'Clear at 12 mm in print and 16 px on screen', callout: 'A' },
    parts: [
      {
        kind: 'drawing',
        name: 'The mark, a pine over a wave, with its name and the space to keep clear; reversed, and in one colour; on a business card, an invoice and a van, as a stamp of 12 mm and as an icon of 16 px',
        height: 346,
        shapes: [
          { fill: 'wash', path: 'M0 0H172V124H0z' },
          { fill: 'accent', path: harbourPineLogo(58, 20, 56) },
          { text: 'Harbour & Pine', at: [86, 98], align: 'middle', size: 17, strong: true },
          { stroke: 'dotted', path: 'M10 8H162V114H10z' },
          { fill: 'cloth', path: 'M182 0H300V58H182z' },
          { fill: 'white', path: harbourPineLogo(190, 10, 38) },
          { text: 'Reversed', at: [234, 33], size: 12, fill: 'white' },
          { fill: 'paper', path: 'M182 66H300V124H182z' },
          { fill: 'dark', path: harbourPineLogo(190, 76, 38) },
          { text: 'One colour', at: [234, 99], size: 12 },
          { fill: 'paper', path: 'M0 136H180V246H0z' },
          { fill: 'cloth', path: 'M0 136H50V246H0z' },
          { stroke: 'fine', path: 'M0 136H180V246H0z' },
          { fill: 'white', path: harbourPineLogo(6, 171, 38) },
          { text: 'Tom', at: [59, 164], size: 17, strong: true },
          { text: 'Operations manager', at: [59, 181], size: 12 },
          { text: 'Harbour & Pine', at: [59, 217], strong: true },
          { text: 'Marrickville NSW', at: [59, 233], size: 12 },
          { fill: 'paper', path: 'M202 136H280V246H202z' },
          {
            stroke: 'fine',
            path: 'M202 136H280V246H202zM212 188H270M212 197H270M212 206H270M248 224H270',
          },
          { fill: 'accent', path: harbourPineLogo(210, 144, 20) },
          { text: 'Invoice', at: [212, 179], size: 12, strong: true },
          { fill: 'paper', path: van },
          { stroke: 'plain', path: van },
          { fill: 'wash', path: 'M132 266h12q4 0 7 5l8 15h-27z' },
          { stroke: 'fine', path: 'M132 266h12q4 0 7 5l8 15h-27zM125 260V312' },
          { fill: 'accent', path: harbourPineLogo(74, 268, 32) },
          { fill: 'dark', path: `${wheel(64)}${wheel(146)}` },
          { fill: 'dark', path: harbourPineLogo(194, 290, 30) },
          { stroke: 'fine', path: 'M234 320q4 0 4-4v-13q0-4 4-4h46q4 0 4 4v13q0 4 4 4M266 309.5h18' },
          { fill: 'accent', path: harbourPineLogo(245, 301, 16) },
          { text: 'Van, 600 mm', at: [104, 340], align: 'middle', size: 12 },
          { text: '12 mm', at: [209, 340], align: 'middle', size: 12 },
          { text: '16 px', at: [265, 340], align: 'middle', size: 12 },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'Clear space',
            text: 'Dashed: a quarter of the mark, on every side.',
          },
          {
            callout: 'B',
            name: 'One green, 5 ways',
            text: 'CMYK 87/29/86/18; Pantone 7727 C, or 7727 U uncoated; #0B7445; vinyl matched to a swatch.',
          },
          {
            name: 'Why a pine over a wave',
            text: 'Clients said “the yard by the water”. Of 7 competitors, 4 show a saw, 3 a house and none the water.',
          },
          {
            callout: 'C',
            name: 'Audit: 14 items',
            text: 'First: gate sign, 2 vans, invoice. Last: letterhead, once its 2,000 sheets are used up.',
          },
          {
            callout: 'D',
            name: 'Proof: card',
            text: '90 × 55 mm, 3 mm bleed. 9 names, 250 cards each. Signed by Tom.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Files, proofs and rights',
      items: [
        {
          title: 'Screen and office files',
          text: 'SVG for any size and PNG for office documents, with a Word letterhead, a PowerPoint master and an email signature.',
        },
        {
          title: 'Files for print',
          text: "PDF/X-4 in CMYK with your printer's ICC profile, or in Pantone spot colours for jobs in one or two inks. Sign makers get a scale drawing and the vinyl colour code.",
        },
        {
          title: 'Fonts',
          text: 'Print, web and app use often need separate licences, all in your name.',
        },
        {
          title: 'Directions and rounds',
          text: 'Usually 3 rough directions, each with its reason, then 2 rounds on the one you choose.',
        },
        {
          title: 'Similar marks',
          text: "Before you choose, we show you what resembles each direction in IP Australia's public trade mark search. It is not a clearance search: ask a trade mark attorney what you can register.",
        },
        {
          title: 'Printing',
          text: 'You order from your own printer, or we quote and order it, with paper and finish. If our file is wrong, we pay for the reprint. Words and numbers you approve are your responsibility.',
        },
        {
          title: 'Payment and stopping',
          text: 'You pay for each step when you approve it. Stop after any step, and you owe no more. We assign you the directions you reject too.',
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
      we: 'photograph everything that carries your mark, ask clients what they remember, and sketch directions.',
      you: `walk us through your office in ${company.city}, or send pictures.`,
      get: 'an audit of every item, and the directions on a van, a stamp and an icon.',
    },
    {
      title: 'Design & Develop',
      we: 'draw the direction you choose, and try it on your own items.',
      you: "show it to people who don't know it, and tell us what they saw.",
      get: 'one mark, in full colour, one colour and reversed.',
    },
    {
      title: 'Systemise & Apply',
      we: 'set colours, type and spacing, then build cards, signs or packaging.',
      you: 'check each name and number.',
      get: 'the usage guide, and a proof of each item.',
    },
    {
      title: 'Refine & Deliver',
      we: 'send the approved files to your printer, with the settings their press needs.',
      you: 'sign each proof before it prints.',
      get: 'all files, the guide, and the list of what to replace next.',
    },
  ],
  expectations: {
    weNeed: 'Your names as registered, examples you like, a look at everything in use, and approvals within 5 business days.',
    duration: {
      short: '5 to 8 weeks',
    },
    price: {
      short: 'Fixed per project',
      model: 'Fixed for the logo, the guide, a card, the office files and any other item in the quote. We quote print by run length and stock.',
      more: 'It costs more with extra directions, rounds or items.',
      less: 'It costs less if we only refresh your logo.',
    },
    notIncluded: 'A full clearance search and registration of a trade mark, font licences, printing and delivery, unless quoted.',
    nextStep: 'We look at what you use today, ask what has to be printed by when, and send a quote that names every file and item. You owe nothing until you accept it.',
  },
  contact: {
    heading: 'Build Your Brand Identity',
    closing: 'Say whether you have a logo, what you need printed, and by when.',
  },
} satisfies Service;
