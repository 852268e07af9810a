import { company } from '../../company.ts';
import type { Service } from '../../model.ts';
import { copyrightRule } from '../../rules.ts';

/** So many dots in a row. A dot is one arc that ends just before its start, and relative to the last dot: 480 cost little. */
const row = (count: number, step: number, radius: number) => `a${radius} ${radius} 0 1 1 .1 0zm${step} 0`.repeat(count);
const dots = (count: number, step: number, radius: number) => `M0 ${radius}${row(count, step, radius)}`;

/** Full rows of dots, and a last row that others continue. */
const field = (columns: number, rows: number, last: number, step: number, radius: number) =>
  `M0 ${radius}${`${row(columns, step, radius)}m-${columns * step} ${step}`.repeat(rows)}${row(last, step, radius)}`;

/** Steps between dots. 480 are the 12,000 accounts that saw the post: the last 20 engaged (500), the last 10 opened the link (250). */
const [wide, narrow] = [17.5, 12.5];

export const service = {
  intro: 'For businesses that post in bursts and then go quiet. We plan the month, make the posts, answer comments in agreed hours, and count the enquiries they bring.',
  updated: '2026-11-26',
  description: `Social media management in ${company.city}: planned LinkedIn and Instagram posts, your approval first, comments answered, ad spend kept separate, a monthly report.`,
  related: [
    {
      path: '/design/animation-photography-videography',
      fits: 'if you need one film or one shoot',
    },
    {
      path: '/design/brand-narrative-development',
      fits: 'if it is unclear what the posts should say',
    },
  ],
  benefits: [
    {
      title: 'Nothing goes out unseen',
      text: 'You see each post in one calendar, 2 weeks ahead. One not approved in time moves to the next free date. Replies use wording you approved before.',
    },
    {
      title: 'Comments get answers',
      text: 'Everyday questions that come by 4:00PM are answered the same business day. Complaints, prices and anything about a person reach you that day, and wait for your answer.',
    },
    {
      title: 'Enquiries, not followers',
      text: 'The report ends with enquiries traced to a post, what each enquiry from an advertised one cost, and what we change next month.',
    },
    {
      title: 'Your accounts stay yours',
      text: 'Pages, ad account and audiences are in your name. We have a role on them, which you can take away on any day.',
    },
  ],
  figure: {
    height: { wide: 600, narrow: 610 },
    parts: [
      { ball: 'own', wide: [82, 82, 24], narrow: [46, 56, 20] },
      {
        title: 'One advertised post: $300',
        value: '12,000 accounts saw it',
        wide: [122, 82],
        narrow: [78, 56],
      },
      { as: 'mark', path: field(32, 14, 12, wide, 2.25), wide: [60, 138] },
      { as: 'mark', path: dots(20, wide, 5), wide: [270, 383] },
      { as: 'solid', path: dots(10, wide, 7.5), wide: [445, 383] },
      { as: 'mark', path: field(24, 19, 4, narrow, 1.5), narrow: [28, 106] },
      { as: 'mark', path: dots(20, narrow, 3.5), narrow: [78, 343.5] },
      { as: 'solid', path: dots(10, narrow, 5.5), narrow: [203, 343.5] },
      { value: '500', text: 'engaged', wide: [264.5, 402], edge: 'top', narrow: [73.5, 360] },
      {
        value: '250',
        text: 'of them opened the link',
        wide: [438, 402],
        edge: 'top',
        narrow: [198, 360, 15],
      },
      { title: '6 enquiries traced to it', answer: '$50 each', wide: [58, 518], narrow: [26, 470] },
      { ball: 'cue', wide: [352, 528, 19], narrow: [41, 560, 15] },
      { ball: 'cue', wide: [398, 528, 19], narrow: [86, 560, 15] },
      { ball: 'cue', wide: [444, 528, 19], narrow: [131, 560, 15] },
      { ball: 'cue', wide: [490, 528, 19], narrow: [176, 560, 15] },
      { ball: 'cue', wide: [536, 528, 19], narrow: [221, 560, 15] },
      { ball: 'cue', wide: [582, 528, 19], narrow: [266, 560, 15] },
      { line: 'planned', wide: '582,528 644,578', narrow: '266,560 337,597' },
    ],
    caption:
      'An example; $50 is ad spend, without our fee. One dot is 25 accounts; each white ball is one enquiry. Engaged: reacted, commented, shared or opened the link. Where a platform counts differently, the report says so.',
  },
  sample: {
    heading: 'What you hold each month',
    intro: 'One page, by the third business day: what the posts brought, paid and unpaid kept separate, and what changes next.',
    title: 'Posts and enquiries, February 2027',
    about: 'Harbour & Pine: 24 posts, one of them also advertised. Reach counts accounts, so channels are not added up.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Channel', share: 5 },
          { name: 'Reached', share: 3, numbers: true },
          { name: 'Engaged (rate)', share: 4, numbers: true },
          { name: 'Enquiries', share: 3, numbers: true },
          { name: 'Ad spend', share: 5 },
        ],
        rows: [
          { cells: ['LinkedIn', '3,400', '187 (5.5%)', '4', 'None'] },
          { cells: ['Instagram', '5,100', '204 (4.0%)', '1', 'None'] },
          {
            tie: 'C',
            cells: ['Advertised post', '12,000', '500 (4.2%)', '6', '$300: $50 an enquiry, without our fee'],
          },
          {
            sum: true,
            cells: ['11 enquiries', '5 unpaid, 6 from the ad. January: 3 and 4, December: 2 and 4, each for the same $300.'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            tie: 'A',
            name: 'Approved by Tom',
            text: 'Of 26 drafts, our check stopped one: a visitor had not agreed to be shown. Tom saw 25 and stopped one: its price had changed. 24 went out.',
          },
          {
            tie: 'B',
            name: '31 comments',
            text: '26 answered in time, 4 by Tom within one business day, one hidden: it attacked a former employee by name. No written complaint.',
          },
          {
            name: 'What changes',
            text: '2 clips of a hinge being fitted brought 4 of the 5 unpaid enquiries: 4 clips in March, for the same fee, from the 15th as the posts before are approved. Friday afternoon reached the fewest: those posts move to Tuesday. Ads stay at $300.',
          },
          {
            tie: 'D',
            name: 'Access to your accounts',
            text: 'You stay the owner: Tom and his deputy. 2 of our people publish.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we agree in writing',
      items: [
        {
          title: 'Channels and volume',
          text: 'Usually 2 channels, such as LinkedIn and Instagram, with 3 posts a week on each. Up to 4 a month are short clips.',
        },
        {
          title: 'Reply hours',
          text: "What comes in by 4:00PM on a business day is usually dealt with that day: everyday questions answered, the rest passed to you or hidden. Anything later, on the next. Until then only the platform's filter is on.",
        },
        {
          title: 'Comments that wait for you',
          text: 'Complaints, prices, and anything about a person, the law or an accident. In the reply hours we acknowledge them in a line you approved, and pass them on. After one business day without your answer we call your stand-in. If nobody answers, our line stands, and the list says whom we called: we never answer these ourselves.',
        },
        {
          title: 'Comments that attack someone',
          text: 'Your page names an address for complaints, which reaches you too, including at weekends. In the reply hours we hide what attacks a person, keep a copy and tell you. You decide what is deleted or restored.',
        },
        {
          title: 'Who answers for comments',
          text: 'It may be you. The High Court held that media companies were publishers of what others wrote under their Facebook posts (Fairfax Media v Voller, 2021). NSW has had a defence since 1 July 2024, if people can easily complain to you and you act within a week of a written complaint.',
        },
        {
          title: 'Advertising spend',
          text: 'You pay the platforms from your own ad account. We do not raise a budget without your approval.',
        },
        {
          title: 'Disclosure',
          text: 'Advertising has to be recognisable as such: paid partnerships, gifts and praise by your own staff are labelled. We buy no followers and write no reviews.',
        },
        {
          title: 'People in pictures',
          text: 'We check each picture before you see it: nobody is shown without agreeing to it, and a child only if a parent has signed. If somebody changes their mind, we take down what shows them.',
        },
        {
          title: 'What the numbers mean',
          text: 'Reach counts accounts, each once. Engagement rate is reactions, comments, shares and opened links, divided by reach. An enquiry counts if it used a tracked link, or the person says where they saw you. Your own report also divides our fee and the ads by all of them.',
        },
        {
          title: 'Copyright (each month is a job with its own invoice)',
          text: copyrightRule,
        },
      ],
    },
  ],
  process: [
    {
      title: 'Strategise & Discover',
      we: 'read 6 months of your posts and comments, and find which brought an enquiry.',
      you: 'talk with us for 2 hours, and say who approves and who steps in for them.',
      get: 'a page with topics, tone, measures, and replies you have approved.',
    },
    {
      title: 'Create & Optimise',
      we: 'photograph at your place, then write and design the month, with alt text for each picture.',
      you: 'let us in for half a day a month, and approve within 5 business days.',
      get: 'the calendar, each post with its words, picture and date.',
    },
    {
      title: 'Publish & Engage',
      we: 'publish on the dates, answer in the agreed hours and note what we hide.',
      you: 'answer what waits for you, or name who does.',
      get: 'a list of what was asked, who answered, and when.',
    },
    {
      title: 'Monitor & Adapt',
      we: 'count, compare with the 2 months before, and do less of what has brought no enquiries in all 3.',
      you: 'tell us which enquiries became work.',
      get: 'the report, by the third business day.',
    },
  ],
  expectations: {
    youGet: 'A content calendar, finished posts, replies within the agreed hours, and a monthly report.',
    weNeed: 'A role on your accounts, a person who approves, facts about your products, and half a day a month for photographs, or your own.',
    duration: {
      label: 'First post',
      short: 'In 3 weeks',
      text: 'Usually 3 weeks from your order to the first post; the first calendar covers 2 weeks. The monthly fee starts with that post, for at least 3 months.',
    },
    price: {
      short: 'Fixed monthly fee',
      model: 'Fixed monthly fee, invoiced each month, which covers the plan before the first post; you pay advertising spend to the platforms.',
      more: 'More for channels, posts, clips over the agreed number and longer reply hours.',
      less: 'Less when you supply pictures, or answer comments yourself.',
    },
    notIncluded: 'Advertising spend, influencer fees, and any promise of followers, reach or sales.',
    nextStep: 'We read the last 20 posts of the accounts you send, and tell you which 2 channels we would keep and what a first month would hold.',
    leaving:
      "You keep the calendar, the finished posts and their files; we remove our access to your accounts. Usually, with 30 days' notice you can stop at the end of month 3, or of any month after it.",
  },
  contact: {
    heading: 'Elevate Your Social Presence',
    closing: 'Tell us which channels you use, who you want to reach and who would approve posts.',
  },
} satisfies Service;
