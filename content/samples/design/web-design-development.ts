import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'From the report you read before launch: what the page is for, how heavy it is, what is not right yet.',
  title: 'Home page: test report',
  about:
    "Harbour & Pine, 11 March 2027. Mid-range phone, slow 4G, the median of 5 loads. A bar's end is the limit.",
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Part (requests)', share: 5 },
        { name: 'Of its limit', share: 6 },
      ],
      rows: [
        { cells: ['HTML and styles (2)', { bar: [0, 0.66], text: '23 of 35 KB' }] },
        { cells: ['Scripts with statistics (2)', { bar: [0, 0.83], text: '66 of 80 KB' }] },
        { cells: ['Fonts (2)', { bar: [0, 0.73], text: '44 of 60 KB' }] },
        {
          tie: 'C',
          cells: ['Main picture (1)', { bar: [0, 0.69], text: '62 of 90 KB, from 4.1 MB' }],
        },
        {
          sum: true,
          cells: ['First view (7)', { bar: [0, 0.74], text: '195 of 265 KB' }],
        },
        {
          tie: 'A',
          cells: ['Main picture is seen (LCP)', { bar: [0, 0.76], text: '1.9 of 2.5 s' }],
        },
        { cells: ['Things move (CLS)', { bar: [0, 0.2], text: '0.02 of 0.1' }] },
        { cells: ['Answers a tap (INP)', 'From real visitors, 6 weeks after launch'] },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          name: 'What the page is for',
          text: 'Of 120 enquiries in 3 months, 54 asked for a price and 31 for a showroom visit. Both start on the first screen.',
        },
        {
          name: '9 faults, 8 fixed',
          tie: 'B',
          text: '6 page types, by keyboard and screen reader: NVDA on a computer, VoiceOver on an iPhone. Still open: your price list, a PDF, cannot be read aloud. A web page replaces it before launch on 23 March.',
        },
        {
          name: 'In your name',
          tie: 'D',
          text: 'Domain licence, hosting account, repository harbour-pine/website. We have access that you can remove.',
        },
      ],
    },
  ],
} satisfies Sample;
