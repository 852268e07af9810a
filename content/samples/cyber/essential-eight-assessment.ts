import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'One report that a board, an insurer and an administrator can each read. This is an extract from one strategy.',
  title: 'Multi-factor authentication (MFA)',
  about: 'Strategy 7 of 8, 4 of its controls. Target: Level Two. Tested 6 May 2027, report 20 May.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Control', share: 3.2 },
        { name: 'Level', share: 1.1, short: true },
        { name: 'Evidence', share: 1.5, short: true },
        { name: 'What we saw', share: 4.6 },
      ],
      rows: [
        {
          tie: 'A',
          sum: true,
          cells: ['Level reached: One', 'Level Two takes 3 controls and 6 days'],
        },
        {
          cells: [
            'Staff use MFA for online services',
            'One',
            'Excellent',
            'Met. 6 test sign-ins with a password alone, 2 of them by technical accounts: all refused',
          ],
        },
        {
          tie: 'B',
          cells: [
            'MFA resists phishing',
            'Two',
            'Good',
            'Not met. 28 people use an app prompt, 7 a text message, 3 a passkey',
          ],
        },
        {
          cells: [
            'Laptops ask for MFA',
            'Two',
            'Excellent',
            'Not met. 5 of 5 laptops we tried opened with a password',
          ],
        },
        {
          cells: [
            'MFA events are logged in one place',
            'Two',
            'Fair',
            'Not met. An export shows cloud sign-ins for 30 days, laptop sign-ins nowhere',
          ],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          tie: 'C',
          name: 'By 11 June',
          text: 'Windows Hello for Business on 44 laptops, which resists phishing. Your administrator, 3 days; nothing to buy.',
        },
        {
          name: 'By 18 June',
          text: 'A security key for the 35 without a passkey, for phones and lost laptops, then a policy that admits only these. Us, if you order it: 2 days, at the price in our quote. 35 keys: $1,750–3,500 before GST.',
        },
        {
          name: 'By 25 June',
          text: 'All sign-ins sent to one log that nobody can edit. Us, on the same terms: one day. Storage: $50–150 a month.',
        },
        {
          tie: 'D',
          name: 'Each quarter',
          text: 'A test sign-in by text message must fail. Your administrator.',
        },
      ],
    },
  ],
} satisfies Sample;
