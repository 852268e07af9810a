import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/animation-photography-videography.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Show people what you do before they have to ask. We plan, shoot, animate and edit, then hand over files that are cleared for the uses you named.',
  updated: '2026-11-23',
  description:
    'Animation, photography and video for Australian businesses: agreed formats, captions and transcripts, written permissions, and copyright passed in writing.',
  question: 'How do we show what we do, instead of explaining it?',
  axis: ['Image', 'Screen'],
  related: [
    {
      path: '/design/social-media-content-marketing',
      fits: 'if somebody should also publish every week',
    },
    { path: '/design/on-demand-graphic-designer', fits: 'if the pictures exist and need a layout' },
  ],
  benefits: {
    heading: 'Ready to publish when it reaches you',
    cards: [
      {
        title: 'No surprises on the day',
        text: 'You approve a shot list or storyboard first. The day is spent on pictures you have agreed to.',
      },
      {
        title: 'Safe to publish',
        text: 'People sign releases, locations give permission and music comes with a licence. You get copies.',
      },
      {
        title: 'Understood without sound',
        text: 'Spoken video comes with captions (WebVTT or SRT) and a transcript, for people who are deaf and anyone on mute.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Files, rights and the archive',
      items: [
        {
          title: 'Files',
          text: {
            text: 'Photographs as JPEG or WebP, and in full size. Video as MP4 (H.264), at 1080p unless the quote says 4K, with a master.',
            toConfirm: 'standard video resolution',
          },
        },
        {
          title: 'Revision rounds',
          text: {
            text: '2 rounds each for the storyboard and the edit. More are quoted before we start them.',
            toConfirm: 'revision rounds included',
          },
        },
        {
          title: 'Permissions',
          text: 'Recognisable people sign a release; a guardian signs for a child. Owners of places agree in writing.',
        },
        {
          title: 'Usage rights',
          text: 'For music, fonts, stock and performers we list the media, territory and end date of each licence.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Archive',
          text: {
            text: 'We keep masters for 12 months and write to you before we delete them.',
            toConfirm: 'how long masters are kept',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Understand',
      text: 'We ask who will watch, where, and what they should do next. You confirm the message and the list of files.',
    },
    {
      title: 'Strategise & Design',
      text: 'You get a script, storyboard or shot list, with dates, places and people. Nothing is shot until you approve it.',
    },
    {
      title: 'Implement & Execute',
      text: 'We shoot, record or animate to the approved plan. You comment on a first edit.',
    },
    {
      title: 'Optimise & Support',
      text: 'We finish colour, sound and captions, and check each file where it will run.',
    },
  ],
  expectations: {
    youGet:
      'Final files, captions and a transcript for spoken video, signed releases, and a list of licences.',
    weNeed:
      'One person who can approve, access to places and people, your brand files, and what must not be shown.',
    duration: {
      short: '2 to 8 weeks',
      text: {
        text: '2 weeks from shoot to final photographs, 4 to 8 weeks for a short video or animation.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed quote per job',
      model: {
        text: 'Fixed quote per job.',
        toConfirm: 'price basis',
      },
      more: 'More for shoot days, locations, performers and seconds of animation.',
      less: 'Less for 1 place, 1 day and few versions.',
    },
    notIncluded:
      'Advertising spend, drone flights, actors and location fees, unless the quote lists them. Unused takes are not handed over.',
    nextStep:
      'Send a short brief below. We ask about use, audience and date, then suggest a format and quote.',
  },
  contact: {
    heading: 'Bring Your Vision to Life',
    closing: 'Tell us what you want to show, where it will run and when you need it.',
  },
} satisfies Service;
