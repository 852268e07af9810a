import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'Whoever writes an advertisement, a proposal or a job posting opens the message guide first. This is one of its 12 pages.',
  title: 'Message guide: who hears what',
  about: 'Harbour & Pine. From 8 interviews and 2 workshops. Proof checked Friday 19 March 2027.',
  parts: [
    {
      kind: 'entries',
      entries: [
        {
          tie: 'A',
          name: 'In one sentence',
          text: 'For joiners who cannot wait: timber fittings from a supplier that publishes how many orders missed the next business day.',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Who asks', share: 2 },
        { name: 'We say', share: 2.3 },
        { name: 'Proof', share: 2.3 },
        { name: 'Avoid saying', share: 1.7 },
      ],
      rows: [
        {
          tie: 'B',
          cells: [
            'Joiners: will it be here?',
            'Ordered by 2:00PM, here the next business day: 97 in 100.',
            '60 of 2,000 orders late, July to December 2026, as published',
            '“Always tomorrow”',
          ],
        },
        {
          tie: 'C',
          cells: [
            'Architects: whose timber?',
            'Hoop pine from named Queensland plantations.',
            'Plantation and batch on each invoice; chain-of-custody number on each delivery note',
            '“Sustainable”, “eco-friendly”',
          ],
        },
        {
          cells: [
            'Apprentices: what then?',
            'A trade in 4 years, beside people who learnt it here.',
            '9 of 11 who finished since 2015 still work here',
            '“We are a family”',
          ],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          tie: 'D',
          name: 'Voice: exact',
          text: 'Before: “We endeavour to facilitate timely delivery.” After: “It leaves at 4:00PM.”',
        },
      ],
    },
  ],
} satisfies Sample;
