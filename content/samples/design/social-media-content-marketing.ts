import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'What you hold each month',
  intro:
    'One page, by the third business day: what the posts brought, paid and unpaid kept separate, and what changes next.',
  title: 'Posts and enquiries, February 2027',
  about:
    'Harbour & Pine: 24 posts, one of them also advertised. Reach counts accounts, so channels are not added up.',
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
          cells: [
            'Advertised post',
            '12,000',
            '500 (4.2%)',
            '6',
            '$300: $50 an enquiry, without our fee',
          ],
        },
        {
          sum: true,
          cells: [
            '11 enquiries',
            '5 unpaid, 6 from the ad. January: 3 and 4, December: 2 and 4, each for the same $300.',
          ],
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
} satisfies Sample;
