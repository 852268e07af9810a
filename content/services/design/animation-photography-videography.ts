import { company } from '../../company.ts';
import { figure } from '../../figures/design/animation-photography-videography.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'Video, animation and photography for firms whose work is easier to show than to explain. You approve every shot on paper, and get files that are cleared for publication.',
  updated: '2026-11-26',
  description: `Business video, animation and photography in ${company.city}: a storyboard first, captions and transcripts, signed releases, cuts to 16:9, 4:5 and 9:16.`,
  question: 'How do we show what we do, instead of explaining it?',
  axis: ['Image', 'Screen'],
  related: [
    {
      path: '/design/social-media-content-marketing',
      fits: 'if somebody should also publish every week',
    },
    { path: '/design/on-demand-graphic-designer', fits: 'if the pictures exist and need a layout' },
  ],
  benefits: [
    {
      title: 'No surprises on the day',
      text: 'Each shot has its time, size and sound before anyone books a day. These 45 seconds take one morning, and the saws can start at 9:00AM.',
    },
    {
      title: 'Understood without sound',
      text: 'For feeds, stories and silent screens, captions are burnt in where they cover no face. Your website gets them as a file that viewers can turn off (WebVTT), with a transcript.',
    },
    {
      title: 'Safe to publish',
      text: 'Everybody in a shot signs a release that carries its number. If somebody asks in 2 years, you find the paper in a minute.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Photograph, film or animate?',
      items: [
        {
          title: 'Photographs',
          text: {
            text: 'When people compare before they call: products, rooms, the team. Half a day gives about 25 finished pictures, in full size and as WebP or JPEG.',
            toConfirm: 'finished photographs from half a day',
          },
        },
        {
          title: 'Video',
          text: 'When a voice or a movement is the proof: somebody at work, a machine that runs, a client telling the story.',
        },
        {
          title: 'Animation',
          text: 'When nothing can be filmed: software, the inside of a part, a process across 3 sites. After the storyboard come 2 frames in final style. Nothing moves until you approve both.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Files, rights and the archive',
      items: [
        {
          title: 'Video files',
          text: {
            text: 'We film in 4K, so that the upright cut is sharp too. You get MP4 (H.264) at 1080p unless the quote says 4K, and a master without captions (ProRes).',
            toConfirm: 'resolution of filming and of files, and that the master is handed over',
          },
        },
        {
          title: 'Revision rounds',
          text: {
            text: 'What we get wrong on the day, we film again free. The storyboard and the edit have 2 rounds each; more are quoted before we start them.',
            toConfirm: 'revision rounds included, and who pays to film again',
          },
        },
        {
          title: 'Permissions',
          text: {
            text: 'A face is personal information, so its release says where it runs and who keeps it. A guardian signs for a child, the owner for a place. If someone changes their mind before the film is published, we cut them out or blur them.',
            toConfirm:
              'for the lawyer and the owner: what a release says, and withdrawal before publication',
            claim: true,
          },
        },
        {
          title: 'Staff who leave',
          text: {
            text: 'Our release lets a finished film run on when somebody leaves; a new film needs a new one. If they ask to come out, we quote a cut without them.',
            toConfirm: 'for the lawyer: what a release says about staff who leave',
            claim: true,
          },
        },
        {
          title: 'Viewers who cannot see it',
          text: 'Where a picture alone carries a fact, the narration says it too.',
        },
        {
          title: 'Rain and other changes',
          text: {
            text: 'An outdoor day has a second date, free if it rains that morning. For any other reason, moving is free until 2 business days before; later, you pay what we cannot cancel, at most the quoted price of that day.',
            toConfirm:
              'when a shoot day can be moved without a fee, what it costs later, and what rain costs',
          },
        },
        {
          title: 'Safety and insurance',
          text: {
            text: 'Before the day you get a page of risks and what we do about each. The quote names our public liability cover.',
            toConfirm: 'risk assessment before a shoot day, and public liability insurance',
            claim: true,
          },
        },
        {
          title: 'Generated pictures',
          text: {
            text: 'No face, voice or place is generated unless the quote says so.',
            toConfirm: 'no generated people, voices or places unless quoted',
            claim: true,
          },
        },
        {
          title: 'Payment and stopping',
          text: {
            text: 'Nothing is owed before you accept the quote. It prices the storyboard, each shoot day and the edit: you pay for the storyboard when you approve it, and for the rest when you approve the final files. Stop after a step, and you keep what it made, pay for it and owe no more.',
            toConfirm:
              'when each part is paid, and what is owed if the job stops after the storyboard',
            claim: true,
          },
        },
        {
          title: 'Usage rights',
          text: 'A list of licences for music, fonts, stock and performers: where each may run, in which countries, until when.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Archive',
          text: {
            text: 'We keep the master and the unused takes for 12 months and write to you before we delete them. Unused takes remain ours, but nobody else sees them; a new cut from them is quoted.',
            toConfirm: 'how long masters and unused takes are kept, and who owns unused takes',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Understand',
      we: 'meet you for an hour, free, and ask who will watch, where, and what they should do next.',
      you: 'show us the place and the people, and say what must not be seen.',
      hold: 'one page with the message, the audience and the list of files, and a fixed quote.',
    },
    {
      title: 'Strategise & Design',
      we: 'draw the storyboard, with times and sound, to fit the quoted days, or write the shot list for photographs.',
      you: 'read it with the people who appear in it, mark what is wrong, and approve it; if your changes need another day, approve its price first.',
      hold: 'the storyboard, the booked day, and a call sheet that says who is where, and when.',
    },
    {
      title: 'Implement & Execute',
      we: 'film, photograph or animate what you approved, and collect each signature on the day.',
      you: 'give us your site induction, stop machines near us, and have somebody on site who can approve a change.',
      hold: 'a first edit to comment on by time code, and the signed releases.',
    },
    {
      title: 'Optimise & Support',
      we: 'finish colour, sound and captions, and play each file where it will run.',
      you: 'check names, prices and dates in pictures and captions once more.',
      hold: 'final files, captions, transcript, releases and licences in one folder.',
    },
  ],
  expectations: {
    youGet:
      'Final files in each format, the master, captions and a transcript for spoken video, signed releases, and a list of licences.',
    weNeed:
      'Access to the place and the people for the day, your logo and fonts, and an approval within 5 business days.',
    duration: {
      short: '3 to 8 weeks',
      text: {
        text: 'From the day you accept the quote: photographs 3 to 4 weeks, a short video or animation 4 to 8.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed quote per job',
      model: {
        text: 'Fixed quote per job, with licences for music, one voice-over and all captions.',
        toConfirm: 'price basis, and what the quote includes',
        claim: true,
      },
      more: `More for shoot days, locations, performers, seconds of animation and travel beyond ${company.city}.`,
      less: 'Less for one place, one day and few versions.',
    },
    notIncluded:
      'Advertising spend, drone flights, actors, location fees and unused takes, unless the quote lists them.',
    nextStep:
      'We write or call, and ask where it will run and by when. You get a format and a price range; the fixed quote follows our first meeting.',
  },
  contact: {
    heading: 'Bring Your Vision to Life',
    closing: 'Tell us what you want to show, where it will run and when you need it.',
  },
} satisfies Service;
