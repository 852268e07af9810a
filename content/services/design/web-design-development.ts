import { company } from '../../company.ts';
import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'A website should load quickly, work for everybody and belong to you. We design, build and look after sites to targets you can measure.',
  updated: '2026-11-23',
  description: `Web design and development in ${company.city}: WCAG 2.2 AA, Core Web Vitals targets, security headers, hosting you choose, and code and domain in your name.`,
  question: 'Our site is slow, and we cannot change it. What now?',
  axis: ['Words', 'Screen'],
  related: [
    { path: '/design/ui-ux-design', fits: 'if people get stuck and nobody knows where' },
    {
      path: '/design/brand-narrative-development',
      fits: 'if you do not know yet what the site should say',
    },
  ],
  benefits: {
    heading: 'A site that answers to you',
    cards: [
      {
        title: 'Quick on ordinary phones',
        text: 'Pages arrive whole, with small pictures and little script. We test on a mid-range phone and a slow connection.',
      },
      {
        title: 'Usable by everybody',
        text: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2 AA, check automatically, and try each page by keyboard and screen reader. Known gaps are written down.',
      },
      {
        title: 'Easy to change',
        text: 'Your team edits words and pictures without touching the layout. We train them.',
      },
      {
        title: 'Free to leave',
        text: 'Domain, accounts and the code repository are in your name. Another developer can take over.',
      },
    ],
  },
  figure: { kind: 'tool', tool: 'page-vitals' },
  details: [
    {
      kind: 'list',
      heading: 'Stack, ownership and exit',
      items: [
        {
          title: 'Security headers',
          text: 'Content-Security-Policy, Strict-Transport-Security, nosniff and Referrer-Policy.',
        },
        {
          title: 'Stack',
          text: {
            text: 'TypeScript and React, rendered to HTML, with open-source parts.',
            toConfirm: 'stack',
          },
        },
        {
          title: 'Hosting region',
          text: {
            text: 'A Sydney data centre, on an account in your name.',
            toConfirm: 'hosting vendor and region',
          },
        },
        {
          title: 'Domain and code',
          text: 'Your business is the registrant, and holds the sign-in and the repository with its history.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Maintenance',
          text: {
            text: 'Monthly updates, daily backups with a tested restore, uptime checks and 2 hours of changes.',
            toConfirm: 'maintenance plan',
          },
        },
        {
          title: 'Exit',
          text: 'You receive a content export, domain records, a list of accounts and setup notes, and we remove our access.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discovery & Planning',
      text: 'We agree on visitors, tasks, pages and measures. You get a scope and a sitemap.',
    },
    {
      title: 'Design & Prototype',
      text: 'You click through pages with your own words before we write the final code.',
    },
    {
      title: 'Develop & Test',
      text: 'We build in stages on a private address. Speed, accessibility and header checks run on each change.',
    },
    {
      title: 'Launch & Support',
      text: 'We move the domain, watch errors and redirects, and train your editors.',
    },
  ],
  expectations: {
    youGet: 'A tested website, its repository and design files, a test report and training.',
    weNeed:
      'Words and pictures or time to make them, domain access, and one person who can decide.',
    duration: {
      short: '6 to 10 weeks',
      text: {
        text: '6 to 10 weeks for up to 20 pages, once the content is agreed.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed for the scope',
      model: {
        text: 'Fixed price for the agreed scope.',
        toConfirm: 'price basis',
      },
      more: 'More for page types, connected systems and old content to move.',
      less: 'Less when words and pictures are ready.',
    },
    notIncluded:
      'Hosting and domain fees, paid fonts and pictures, legal texts, and a promised place in search results.',
    nextStep:
      'Send your current address and the main thing to change. We come back with a suggested scope.',
  },
  contact: {
    heading: 'Build Your Digital Presence',
    closing:
      'Tell us what visitors should be able to do, what the site must connect to, and any fixed date.',
  },
} satisfies Service;
