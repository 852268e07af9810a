import { company } from '../../company.ts';
import { figure } from '../../figures/design/social-media-content-marketing.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'For businesses that post in bursts and then go quiet. We plan the month, make the posts, answer comments in agreed hours, and count the enquiries they bring.',
  updated: '2026-11-26',
  description: `Social media management in ${company.city}: planned LinkedIn and Instagram posts, your approval first, comments answered, ad spend kept separate, a monthly report.`,
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
  figure,
  details: [
    {
      kind: 'list',
      heading: 'What we agree in writing',
      items: [
        {
          title: 'Channels and volume',
          text: {
            text: '2 channels, such as LinkedIn and Instagram, with 3 posts a week on each. Up to 4 a month are short clips.',
            toConfirm: 'channels, posts a week and clips a month',
          },
        },
        {
          title: 'Reply hours',
          text: {
            text: "What comes in by 4:00PM on a business day is dealt with that day: everyday questions answered, the rest passed to you or hidden. Anything later, on the next. Until then only the platform's filter is on.",
            toConfirm: 'reply hours and reply time',
          },
        },
        {
          title: 'Comments that wait for you',
          text: {
            text: 'Complaints, prices, and anything about a person, the law or an accident. In the reply hours we acknowledge them in a line you approved, and pass them on. After one business day without your answer we call your stand-in. If nobody answers, our line stands, and the list says whom we called: we never answer these ourselves.',
            toConfirm: 'which comments wait for the client, for how long, and what happens then',
            claim: true,
          },
        },
        {
          title: 'Comments that attack someone',
          text: {
            text: 'Your page names an address for complaints, which reaches you too, including at weekends. In the reply hours we hide what attacks a person, keep a copy and tell you. You decide what is deleted or restored.',
            toConfirm: 'how comments are moderated',
            claim: true,
          },
        },
        {
          title: 'Who answers for comments',
          text: {
            text: 'It may be you. The High Court held that media companies were publishers of what others wrote under their Facebook posts (Fairfax Media v Voller, 2021). NSW has had a defence since 1 July 2024, if people can easily complain to you and you act within a week of a written complaint.',
            toConfirm:
              'for the lawyer: who answers for comments (Defamation Act 2005 (NSW), section 31A)',
            claim: true,
          },
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
      hold: 'a page with topics, tone, measures, and replies you have approved.',
    },
    {
      title: 'Create & Optimise',
      we: 'photograph at your place, then write and design the month, with alt text for each picture.',
      you: 'let us in for half a day a month, and approve within 5 business days.',
      hold: 'the calendar, each post with its words, picture and date.',
    },
    {
      title: 'Publish & Engage',
      we: 'publish on the dates, answer in the agreed hours and note what we hide.',
      you: 'answer what waits for you, or name who does.',
      hold: 'a list of what was asked, who answered, and when.',
    },
    {
      title: 'Monitor & Adapt',
      we: 'count, compare with the 2 months before, and do less of what has brought no enquiries in all 3.',
      you: 'tell us which enquiries became work.',
      hold: 'the report, by the third business day.',
    },
  ],
  expectations: {
    youGet:
      'A content calendar, finished posts, replies within the agreed hours, and a monthly report.',
    weNeed:
      'A role on your accounts, a person who approves, facts about your products, and half a day a month for photographs, or your own.',
    duration: {
      label: 'First post',
      short: 'In 3 weeks',
      text: {
        text: '3 weeks from your order to the first post; the first calendar covers 2 weeks. The monthly fee starts with that post, for at least 3 months.',
        toConfirm: 'usual duration and minimum term',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee, invoiced each month, which covers the plan before the first post; you pay advertising spend to the platforms.',
        toConfirm:
          'price basis; for the lawyer: each month as a job with its own invoice and signed document (Copyright Act 1968, section 196(3))',
        claim: true,
      },
      more: 'More for channels, posts, clips over the agreed number and longer reply hours.',
      less: 'Less when you supply pictures, or answer comments yourself.',
    },
    notIncluded:
      'Advertising spend, influencer fees, and any promise of followers, reach or sales.',
    nextStep:
      'We read the last 20 posts of the accounts you send, and tell you which 2 channels we would keep and what a first month would hold.',
    leaving: {
      text: "You keep the calendar, the finished posts and their files; we remove our access to your accounts. With 30 days' notice you can stop at the end of month 3, or of any month after it.",
      toConfirm: 'notice period and first term',
    },
  },
  contact: {
    heading: 'Elevate Your Social Presence',
    closing: 'Tell us which channels you use, who you want to reach and who would approve posts.',
  },
} satisfies Service;
