import type { Service } from '../../model.ts';

export const service = {
  intro:
    'Show people what you do before they have to ask. We plan, shoot, animate and edit, then hand over files that are cleared for the uses you named.',
  description:
    'Animation, photography and video for Australian businesses: agreed formats, captions and transcripts, written permissions, and final files that you own.',
  benefits: {
    heading: 'Ready to publish when it reaches you',
    cards: [
      {
        title: 'Planned before the camera',
        text: 'You approve a shot list or storyboard first. The day is then spent on pictures that you have already agreed to.',
        icon: 'camera',
      },
      {
        title: 'Framed for each screen',
        text: 'One shoot can serve your website, the display in reception and a phone. We frame for each shape on the day, instead of cropping afterwards.',
        icon: 'film',
      },
      {
        title: 'Cleared for use',
        text: 'People sign releases, locations give permission and music comes with a licence. You get copies, so you can show what you may publish.',
        icon: 'document',
      },
      {
        title: 'Clear without sound',
        text: 'Spoken video comes with captions and a transcript. They help people who are deaf, and anyone who watches on mute or would rather read.',
        icon: 'message',
      },
    ],
  },
  details: [
    {
      kind: 'table',
      heading: 'Files you receive',
      columns: ['Work', 'For screens', 'For print and later edits'],
      rows: [
        ['Photographs', 'JPEG or WebP in sRGB, sized for your site', 'Full-size TIFF or JPEG'],
        ['Video', 'MP4 (H.264) in 16:9, 1:1 or 9:16', 'High-bitrate master'],
        ['Animation', 'MP4; SVG or Lottie for interfaces', 'Master and source artwork'],
        ['Captions and transcript', 'WebVTT or SRT', 'Plain text, ready to translate'],
      ],
      note: {
        text: 'Video is delivered at 1080p unless the quote says 4K.',
        toConfirm: 'standard video resolution',
      },
    },
    {
      kind: 'list',
      heading: 'Rounds, rights and the archive',
      items: [
        {
          title: 'Revision rounds',
          text: {
            text: 'Two rounds each for the storyboard and the edit. More are quoted before we start them.',
            toConfirm: 'revision rounds included',
          },
        },
        {
          title: 'Permissions',
          text: 'Each recognisable person signs a release, and a parent or guardian signs for a child. Owners of private places agree in writing.',
        },
        {
          title: 'Usage rights',
          text: 'You own the final photographs, edits and animations. Music, fonts, stock and performers keep the limits of their licences: we list media, territory and end date.',
        },
        {
          title: 'Archive',
          text: {
            text: 'We keep masters and project files for 12 months and write to you before we delete them.',
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
      text: 'We shoot, record or animate to the approved plan. You see a first edit and send your comments in one list.',
    },
    {
      title: 'Optimise & Support',
      text: 'We finish colour, sound and captions, then check each file where it will run. We help you publish it.',
    },
  ],
  expectations: {
    youGet:
      'Final files in the agreed formats, captions and a transcript for spoken video, signed releases, and a list of licences with their limits.',
    weNeed:
      'One person who can approve, access to the places and people, your brand files, and a note of anything that must not be shown.',
    duration: {
      text: 'Two weeks from shoot to final photographs, and four to eight weeks for a short video or animation.',
      toConfirm: 'usual duration',
    },
    price: {
      model: {
        text: 'Fixed quote per job.',
        toConfirm: 'price basis',
      },
      more: 'More for shoot days, locations, performers and seconds of animation.',
      less: 'Less for 1 place, 1 day and few versions.',
    },
    notIncluded:
      'Advertising spend, drone flights, actors and location fees, unless the quote lists them. Takes that were not selected are not handed over.',
    nextStep:
      'Send a short brief with the form below. We ask about use, audience and date, then suggest a format and prepare a quote.',
  },
  contact: {
    heading: 'Bring Your Vision to Life',
    closing:
      'Tell us what you want to show, where it will run and when you need it. We reply in business hours with questions and a suggested format.',
  },
} satisfies Service;
