import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'For businesses that post in bursts and then go quiet.',
    rest: 'We plan the month, make the posts, answer comments in agreed hours, and count the enquiries they bring.',
  },
  updated: '2026-11-28',
  description: `Social media management in ${company.city}: planned LinkedIn and Instagram posts, your approval first, comments answered, ad spend kept separate, a monthly report.`,
  related: [
    {
      path: '/design/animation-photography-videography',
      fits: 'if you need one film or one shoot',
    },
    {
      path: '/design/brand-narrative-development',
      fits: "if you don't know what to say",
    },
  ],
  benefits: [
    {
      title: 'Enquiries, not followers',
      text: 'The report says which enquiries came from a post, what each one from an ad cost, and what we change next month.',
    },
    {
      title: 'Nothing goes out unseen',
      text: "You see each post in one calendar, 2 weeks ahead. If you haven't approved one in time, it moves to the next free date.",
    },
    {
      title: 'Comments get answers',
      text: 'Everyday questions by 4:00PM are answered that business day, later ones the next. Complaints, prices and anything about a person go to you that day and wait for your answer.',
    },
    {
      title: 'Your accounts stay yours',
      text: 'Pages, ad account and audiences are in your name. We have access, which you can remove at any time.',
    },
  ],
  figure: {
    kind: 'way',
    kicker: 'One post, from draft to answer',
    answer: 'Nothing goes out unseen',
    note: 'You approve each post first',
    ways: [
      {
        stations: [
          { ball: 'work', title: 'We write', text: 'Mon 1 March', picture: 'draft' },
          { ball: 'you', title: 'You approve', text: 'Wed 3 March', picture: 'post' },
          { ball: 'work', title: 'Published', text: 'Mon 15 March', picture: 'post' },
          { ball: 'work', title: 'Answered', text: 'Same day', talk: ['Sunday?', 'Until 2:00PM'] },
        ],
      },
    ],
    caption: 'An example: one post and a comment on it, with their dates.',
    howToRead: 'If you have not approved a post in time, it moves to the next free date. Complaints, prices and anything about a person wait for your answer.',
  },
  sample: {
    heading: 'What you get each month',
    intro: 'One page, by the third business day: what the posts brought, and what changes next.',
    title: 'Posts and enquiries, February 2027',
    about: 'Harbour & Pine: 24 posts, one of them also advertised.',
    verdict: { text: '11 enquiries, after 7 in January and 6 in December', callout: 'A' },
    parts: [
      {
        kind: 'dots',
        title: 'Where they came from',
        note: 'The ad cost $300: $50 an enquiry, excluding our fee.',
        rows: [
          { name: 'LinkedIn posts', dots: [[4]], text: '4, from 3,400 reached' },
          { name: 'Instagram posts', dots: [[1]], text: '1, from 5,100 reached' },
          { name: 'Advertised post', dots: [[6]], text: '6, from 12,000 reached' },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'What changes',
            text: '2 clips brought 4 of the 5 unpaid enquiries, so March has 4 clips for the same fee.',
          },
          {
            callout: 'B',
            name: 'Approved by Tom',
            text: 'Of 26 drafts, we pulled one, and Tom another whose price had changed.',
          },
          {
            callout: 'C',
            name: '31 comments',
            text: 'We answered 26 in time and Tom 4. We hid one that attacked a person.',
          },
          {
            callout: 'D',
            name: 'Access',
            text: 'Tom owns the accounts; 2 of our people publish.',
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
          text: "Anything that arrives by 4:00PM on a business day is dealt with that day. Outside those hours, only the platform's filter runs.",
        },
        {
          title: 'Comments that wait for you',
          text: 'Complaints, prices, and anything about an individual, legal matters or accidents. We acknowledge them in words you approved and pass them on; we never answer these ourselves. We hide attacks on a person, keep a copy and tell you.',
        },
        {
          title: 'Who is responsible for comments',
          text: 'It may be you. The High Court held that media companies published what others wrote under their Facebook posts (Fairfax Media v Voller, 2021). Since 1 July 2024, NSW has had a defence if people can easily complain to you and you act within 7 days of a written complaint.',
        },
        {
          title: 'Disclosure',
          text: "We label paid partnerships, gifts and praise by your own staff as advertising. We don't buy followers or write reviews.",
        },
        {
          title: 'People in pictures',
          text: 'We show no one without their consent, and a child only if a parent has signed.',
        },
        {
          title: 'What the numbers mean',
          text: 'Reach counts accounts, each once per channel. Engagement rate is reactions, comments, shares and opened links, divided by reach. An enquiry counts if it used a tracked link, or the person says where they saw you.',
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
      we: 'read 6 months of your posts, and find which ones brought an enquiry.',
      you: 'talk with us for 2 hours, and say who approves.',
      get: 'a page with topics, tone, and replies you have approved.',
    },
    {
      title: 'Create & Optimise',
      we: 'take photographs at your place, then write and design the month.',
      you: 'host us for half a day a month, and approve within 5 business days.',
      get: 'the calendar: each post with its words, picture and date.',
    },
    {
      title: 'Publish & Engage',
      we: 'publish on the dates, and answer in the agreed hours.',
      you: 'answer what we pass on, or nominate someone who will.',
      get: 'a list of what was asked, who answered, and when.',
    },
    {
      title: 'Monitor & Adapt',
      we: "compare with the 2 months before, and do less of what didn't work.",
      you: 'tell us which enquiries became work.',
      get: 'the report, by the third business day.',
    },
  ],
  expectations: {
    weNeed: 'Access to your accounts, an approver, product facts, and half a day a month for photographs, or your own.',
    duration: {
      label: 'First post',
      short: 'In 3 weeks',
    },
    price: {
      short: 'Fixed monthly fee',
      model: "A fixed monthly fee, which covers the plan before the first post. You pay the platforms for advertising, and we don't raise that budget without your approval.",
      more: 'It costs more with extra channels, posts and clips, or longer reply hours.',
      less: 'It costs less if you supply pictures or answer comments yourself.',
    },
    notIncluded: 'Advertising spend, influencer fees, and any promise of followers, reach or sales.',
    nextStep: 'We read the last 20 posts of the accounts you send, and tell you, free, which 2 channels we would keep.',
    leaving:
      "You can usually stop at the end of month 3, or any later month, with 30 days' notice. You keep the calendar, the finished posts and their files, and we remove our access to your accounts.",
  },
  contact: {
    heading: 'Elevate Your Social Presence',
    closing: 'Tell us which channels you use, who you want to reach and who would approve posts.',
  },
} satisfies Service;
