import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/social-media-content-marketing.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'For businesses that post in bursts and then go quiet. We plan the month, make the posts, answer comments within agreed hours and report the results.',
  updated: '2026-11-23',
  description:
    'Social media content and marketing for Australian businesses: planned posts, your approval first, agreed reply hours, separate ad spend, defined metrics.',
  question: 'How do we keep posting after the first month?',
  axis: ['Words', 'Screen'],
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
  benefits: {
    heading: 'A steady presence, with you in control',
    cards: [
      {
        title: 'Nothing goes out unseen',
        text: 'You see words, pictures and dates in one calendar. A post goes out only after the person you name has approved it.',
      },
      {
        title: 'Comments get answers',
        text: 'We answer from replies you have agreed to, and pass on what needs you. Complaints and legal questions go to your own staff.',
      },
      {
        title: 'Your accounts stay yours',
        text: 'Pages, ad accounts and audiences are in your name. You can remove our access at any time.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'What we agree in writing',
      items: [
        {
          title: 'Channels and volume',
          text: {
            text: '2 channels, such as LinkedIn and Instagram, with 3 posts a week on each.',
            toConfirm: 'channels and posts a week',
          },
        },
        {
          title: 'Approvals',
          text: {
            text: 'A calendar 2 weeks ahead, with 5 business days for your comments.',
            toConfirm: 'approval lead time',
          },
        },
        {
          title: 'Reply hours',
          text: {
            text: 'Comments and messages are read in business hours and answered the same day.',
            toConfirm: 'reply hours and reply time',
          },
        },
        {
          title: 'Advertising spend',
          text: 'You pay the platforms, apart from our fee. We do not raise a budget without your approval.',
        },
        {
          title: 'Disclosure',
          text: 'Paid partnerships, gifts and staff endorsements are labelled. We buy no followers and write no reviews.',
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
      title: 'Strategise & Discover',
      text: 'We review your channels, audience and past posts. You agree on topics, tone, measures and who approves.',
    },
    {
      title: 'Create & Optimise',
      text: 'We write, photograph and design the posts, with text for screen readers.',
    },
    {
      title: 'Publish & Engage',
      text: 'Approved posts go out on their dates. We answer comments in the agreed hours and send you the hard ones.',
    },
    {
      title: 'Monitor & Adapt',
      text: 'Each month you get a report: what worked, what did not, and what we suggest.',
    },
  ],
  expectations: {
    youGet:
      'A content calendar, finished posts, replies within the agreed hours, and a monthly report.',
    weNeed:
      'Access to your accounts, a person who approves, facts about your products, and pictures or time to take them.',
    duration: {
      label: 'First post',
      short: 'In 3 weeks',
      text: {
        text: '3 weeks to the first post, then month by month after the first 3 months.',
        toConfirm: 'usual duration and minimum term',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee; you pay advertising spend to the platforms.',
        toConfirm: 'price basis',
      },
      more: 'More for channels, posts, video and longer reply hours.',
      less: 'Less when you supply pictures, or answer comments yourself.',
    },
    notIncluded:
      'Advertising spend, influencer fees, replies outside the agreed hours, and any promise of followers, reach or sales.',
    nextStep:
      'Send links to your accounts below. We look at recent posts and suggest channels and a first month.',
  },
  contact: {
    heading: 'Elevate Your Social Presence',
    closing: 'Tell us which channels you use, who you want to reach and who would approve posts.',
  },
} satisfies Service;
