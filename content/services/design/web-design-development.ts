import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'Websites built around what your visitors come to do, and quick on an ordinary phone.',
    rest: 'They work by keyboard and screen reader, your own team edits them, and you hold the code, domain and hosting.',
  },
  updated: '2026-11-28',
  description: `Web design and development in ${company.city}: fast WCAG 2.2 AA websites that your team edits, hosted in ${company.city}, with code and domain in your name.`,
  related: [
    { path: '/design/ui-ux-design', fits: 'if people get stuck and no one knows where' },
    {
      path: '/design/brand-narrative-development',
      fits: "if you don't know yet what the site should say",
    },
  ],
  benefits: [
    {
      title: 'Quick on ordinary phones',
      text: 'The main picture appears within 2.5 seconds on a mid-range phone on slow 4G. Tap the figure above and your browser times this page.',
    },
    {
      title: 'Easy to change',
      text: 'Your team edits words and pictures in a form beside a preview. Photographs from a phone are cropped and compressed for you.',
    },
    {
      title: 'Usable by keyboard and screen reader',
      text: 'Built to the Web Content Accessibility Guidelines (WCAG) 2.2 AA, with each type of page tested. We fix faults before launch, or by a date you approve.',
    },
    {
      title: 'Free to leave',
      text: 'Domain, hosting and repository are in your name from the first week, so another developer can take over at any time.',
    },
  ],
  figure: { tool: 'vitals' },
  sample: {
    intro: 'From the report before launch: how heavy the page is, and what is still wrong.',
    title: 'Home page: test report',
    about: "Harbour & Pine, 11 March 2027: 5 loads on a mid-range phone. A bar's end is the limit.",
    verdict: { text: 'Seen in 1.9 s, and 70 KB under its limit' },
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Part (requests)', share: 5 },
          { name: 'Of its limit', share: 6 },
        ],
        rows: [
          { callout: 'A', cells: ['Main picture is seen (LCP)', { amount: 1.9, of: 2.5, unit: 's' }] },
          { cells: ['Things move (CLS)', { amount: 0.02, of: 0.1 }] },
          { short: 'Styles', cells: ['HTML and styles (2)', { amount: 23, of: 35, unit: 'KB' }] },
          { short: 'Scripts', cells: ['Scripts with analytics (2)', { amount: 66, of: 80, unit: 'KB' }] },
          { short: 'Fonts', cells: ['Fonts (2)', { amount: 44, of: 60, unit: 'KB' }] },
          { callout: 'B', short: 'Picture', cells: ['Main picture (1)', { amount: 62, of: 90, unit: 'KB', note: 'from 4.1 MB' }] },
          { sum: true, short: 'All', cells: ['First view (7)', { amount: 195, of: 265, unit: 'KB' }] },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: '9 faults, 8 fixed',
            callout: 'C',
            text: "Still open: screen readers can't read your price list, a PDF. A web page replaces it before launch on 23 March.",
          },
          {
            name: 'In your name',
            callout: 'D',
            text: 'Domain licence, hosting account, and the repository harbourpine/website. You can remove our access.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Editor, hosting and upkeep',
      items: [
        {
          title: 'Editor',
          text: 'Decap CMS, open source, at /admin of your own address. Editors sign in through Decap Turbo, which charges by the seat. We can undo any save.',
        },
        {
          title: 'Stack and hosting',
          text: 'Static pages (TypeScript and React) on Amazon Web Services in Australia, in your name. Amazon bills your card, usually under $10 a month for up to 20 pages. Pages are cached overseas too, but form messages are stored in Australia only.',
        },
        {
          title: 'Security updates',
          text: 'With the care plan: within 48 hours if the vendor calls a flaw critical or a working exploit exists, otherwise within 2 weeks. Without it, any developer can update the site from the setup notes.',
        },
        {
          title: 'If you are on WordPress or Shopify',
          text: "If it still suits you, we say so, and speed it up. We don't build checkouts.",
        },
        {
          title: 'Care plan',
          text: 'Security updates, a check every 5 minutes, daily backups, a quarterly restore test and 2 hours of changes a month. If a release breaks the site, the last good one goes back up automatically. Other faults at night wait for the next business morning.',
        },
        {
          title: 'Chat, booking, CRM and old links',
          text: 'Chat, booking and maps load when someone opens them, and forms can write to your CRM. Old addresses redirect to the new pages.',
        },
        {
          title: 'Payment, delay and stopping',
          text: 'You pay after the first step, the approved prototype and the launch. Stop after any step, and you owe only for what is done. If we miss an agreed limit, we fix that free.',
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
      title: 'Discovery & Planning',
      we: 'read 3 months of your enquiries, and agree with you on what each page must make easy.',
      you: 'talk with us for 2 hours, and give read access to your analytics.',
      get: 'a sitemap, a scope with a fixed price, and a size limit for each page.',
    },
    {
      title: 'Design & Prototype',
      we: 'show 2 looks for the home page, then build the 3 main pages in the one you choose.',
      you: 'send the wording, and comment once, in one list, within a week.',
      get: 'a prototype at a private address, and the design files.',
    },
    {
      title: 'Develop & Test',
      we: 'build in stages, and check size, speed, accessibility and security headers at every change.',
      you: 'look at each stage, and write your first page in the editor.',
      get: 'a test report that lists each fault, and the day we fix it.',
    },
    {
      title: 'Launch & Support',
      we: 'switch the domain on a weekday morning, watch for errors for 2 weeks, and train 3 editors.',
      you: 'approve the day, and have the domain login ready.',
      get: 'the site, its accounts, and setup notes for any developer.',
    },
  ],
  expectations: {
    weNeed: 'Words and pictures, unless you ask us to make them; the domain login; and someone who can approve within a week.',
    duration: {
      short: '7 to 12 weeks',
    },
    price: {
      short: 'Fixed for the scope',
      model: 'A fixed price for the first step, then one for the scope you approve. The care plan is monthly.',
      more: 'It costs more with extra page types, connected systems or writing.',
      less: 'It costs less if words and pictures are ready.',
    },
    notIncluded: 'Hosting, domain and editor fees, paid fonts and pictures, legal wording, a checkout, or a place in search results.',
    nextStep: 'We load the address you send on a mid-range phone. You get its weight, its 3 slowest parts and a suggested scope, free.',
    leaving: 'You can end the care plan in any month. You keep a content export, the accounts and the setup notes, and we remove our access.',
  },
  contact: {
    heading: 'Build Your Digital Presence',
    closing: 'Tell us what visitors should be able to do, and any fixed date.',
  },
} satisfies Service;
