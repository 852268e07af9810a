import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Websites that load quickly on an ordinary phone, work by keyboard and screen reader, and can be edited by your own team. Code, domain and hosting are in your name.',
  updated: '2026-11-23',
  description: `Web design and development in ${company.city}: fast WCAG 2.2 AA websites that your team edits, hosted in ${company.city}, with code and domain in your name.`,
  question: 'Our site is slow, and we cannot change it. What now?',
  axis: ['Words', 'Screen'],
  related: [
    { path: '/design/ui-ux-design', fits: 'if people get stuck and nobody knows where' },
    {
      path: '/design/brand-narrative-development',
      fits: 'if you do not know yet what the site should say',
    },
  ],
  benefits: [
    {
      title: 'Quick on ordinary phones',
      text: 'The main picture is there within 2.5 seconds on a mid-range phone, on slow 4G. Each part has a limit in kilobytes, and a change that breaks one is not published.',
    },
    {
      title: 'Usable by keyboard and screen reader',
      text: 'Built to the Web Content Accessibility Guidelines (WCAG) 2.2 AA, and tried on each type of page. What fails is fixed before launch, or by a date you approve.',
    },
    {
      title: 'Easy to change',
      text: 'Your team edits words and pictures in a form beside a preview. A photograph from a phone is cut and compressed on its way.',
    },
    {
      title: 'Free to leave',
      text: 'Domain, hosting and repository are in your name from the first week. If we part midway, another developer goes on from what you have paid for.',
    },
  ],
  figure: { kind: 'tool', tool: 'page-vitals' },
  details: [
    {
      kind: 'list',
      heading: 'Editor, hosting and upkeep',
      items: [
        {
          title: 'Editor',
          text: {
            text: 'Decap CMS, open source, at /admin of your own address. Editors sign in with a free GitHub account, which we set up with each of them. Each save is a dated change that can be undone.',
            toConfirm: 'the editor (CMS) we install, and how editors sign in',
            claim: true,
          },
        },
        {
          title: 'Stack',
          text: {
            text: 'TypeScript and React, turned into plain HTML before anybody visits. No database stands open to the internet.',
            toConfirm: 'stack',
            claim: true,
          },
        },
        {
          title: 'Hosting',
          text: {
            text: 'Amazon Web Services in Australia, on an account in your name, which Amazon bills to your card; the scope estimates how much a month. Pages are also cached near visitors abroad; messages from forms stay in Australia.',
            toConfirm: 'hosting vendor and region, who pays it, and that the scope estimates it',
            claim: true,
          },
        },
        {
          title: 'Domain',
          text: 'Names in .au are licensed to an eligible person or business with an Australian presence. That is your business, and the sign-in is yours.',
        },
        {
          title: 'Security updates',
          text: {
            text: 'With the care plan: within 48 hours if the maker calls a flaw critical or a working exploit exists, else within 2 weeks. They are tested and published automatically, at weekends too. If a test fails then, that part is off until the next business day, and a form shows your phone and email instead.',
            toConfirm: 'security updates within 48 hours, and what happens at weekends',
          },
        },
        {
          title: 'If you are on WordPress or Shopify',
          text: {
            text: 'If it still suits you, we will tell you, and speed up what is there. The care plan then covers its plug-ins too. Online payment stays with Shopify or your provider: we build no checkout.',
            toConfirm:
              'whether WordPress and Shopify sites are looked after, and that we build no checkout',
            claim: true,
          },
        },
        {
          title: 'Security headers',
          text: 'Content-Security-Policy, Strict-Transport-Security, X-Content-Type-Options and Referrer-Policy, checked at each release.',
        },
        {
          title: 'Care plan',
          text: {
            text: 'Security updates, a check every 5 minutes, daily backups, a restore test each quarter and 2 hours of changes a month. If the site fails at night, the last good release is put back automatically, and one of us looks from 8:30AM on the next business day.',
            toConfirm: 'what the care plan holds, and what happens at night',
          },
        },
        {
          title: 'After launch',
          text: {
            text: "How fast a page answers a tap (INP) needs real visits; before launch we limit how long it is busy while loading (TBT). 6 weeks after, you get Google's figures from your visitors, or hear that there are too few.",
            toConfirm: 'that field data is reported, and when',
          },
        },
        {
          title: 'Found again after the move',
          text: 'Each old address leads to its new page. Titles and descriptions are written, and the sitemap is filed in your Google Search Console.',
        },
        {
          title: 'Payment, delay and stopping',
          text: {
            text: 'You pay after the first step, when you approve the prototype, and after launch. Stop after any step, and you owe only what is done. If we are late, the price stays, and what misses an agreed limit we fix free.',
            toConfirm: 'stages of payment, stopping midway, delay and fixing',
            claim: true,
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
      title: 'Discovery & Planning',
      we: 'read 3 months of your enquiries and search terms, list what visitors come to do, and set the limits of each type of page.',
      you: 'talk with us for 2 hours and give read access to your statistics, if you have a site.',
      hold: 'a sitemap, a scope with a fixed price, and the page budget.',
    },
    {
      title: 'Design & Prototype',
      we: 'build the 3 main pages with your real words, to click through on a phone.',
      you: 'send those words, and comment once, in one list, within a week.',
      hold: 'a prototype at a private address, and the design files.',
    },
    {
      title: 'Develop & Test',
      we: 'build in stages. Size, speed, accessibility and headers are checked at every change.',
      you: 'look at each stage, and write your first page in the editor.',
      hold: 'a test report that lists each fault, and the day on which it is fixed.',
    },
    {
      title: 'Launch & Support',
      we: 'move the domain on a weekday morning, watch errors and old addresses for 2 weeks, and train 3 editors.',
      you: 'approve the day, and keep the domain sign-in at hand.',
      hold: 'the site, its accounts, and setup notes that another developer can follow.',
    },
  ],
  expectations: {
    youGet:
      'A tested website in your own accounts, its repository and design files, a test report, and trained editors.',
    weNeed:
      'Words and pictures, or time to make them; the domain sign-in; somebody who approves within a week.',
    duration: {
      label: 'Up to 20 pages',
      short: '7 to 12 weeks',
      text: {
        text: '7 to 12 weeks for up to 20 pages of up to 6 types: 1 to 2 for the first step, 6 to 10 from the day you approve the scope. If words or pictures come late, the launch moves by as many days.',
        toConfirm: 'usual duration, also of the first step, and for what scope',
      },
    },
    price: {
      short: 'Fixed for the scope',
      model: {
        text: 'A fixed price for the first step, then one for the scope you approve, and a monthly fee for the care plan if you take it.',
        toConfirm: 'price basis',
        claim: true,
      },
      more: 'More for page types, connected systems and old content to move.',
      less: 'Less when words and pictures are ready.',
    },
    notIncluded:
      'Hosting and domain fees, paid fonts and pictures, legal texts, a checkout for online payment, and a promised place in search results.',
    nextStep:
      'We load the address you send on a mid-range phone. You get its weight, its 3 slowest parts and a suggested scope, free of charge. If you have no site yet, we suggest the scope alone.',
    leaving: {
      text: 'The care plan ends with any month. You keep a content export, the domain records, a list of accounts and the setup notes, and we remove our access.',
      toConfirm: 'notice period of the care plan',
      claim: true,
    },
  },
  contact: {
    heading: 'Build Your Digital Presence',
    closing:
      'Tell us what visitors should be able to do, what the site must connect to, and any fixed date.',
  },
} satisfies Service;
