import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'The sign-in rules of one firm, for the administrator who changes them and the manager who signs the exceptions.',
  title: 'Who passes what: conditional access',
  about: "9 March 2027, read-only: 4 policies, 30 days of sign-ins, each account's last sign-in.",
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Who', share: 3 },
        { name: 'Opens', share: 2.3 },
        { name: 'MFA strength', share: 3 },
        { name: 'Excluded', share: 3.2 },
      ],
      rows: [
        {
          cells: [
            '38 staff, 5 technical accounts',
            'All apps',
            'Any: app prompt or text message',
            '2 emergency (break-glass) accounts, signed by you; 3 service accounts, signed by nobody',
          ],
        },
        {
          cells: [
            '3 administrators',
            'Admin portals',
            'Phishing-resistant: passkey',
            '2 emergency accounts, signed by you',
          ],
        },
        {
          tie: 'A',
          cells: [
            '11 guests; 4 last signed in over 90 days ago: remove',
            'Teams and files',
            'Any: app prompt',
            'Nobody',
          ],
        },
        {
          cells: ['Everyone', 'Old mail protocols', 'Blocked', 'Nobody'],
        },
        {
          tie: 'B',
          cells: [
            'Gap 1, high',
            '3 service accounts open all apps with a password. One signed in from 2 countries: we phoned on 9 March, you blocked it; its maker had moved a server abroad. Replace each by an app identity with a certificate and only the rights it needs, then remove the exception.',
          ],
        },
        {
          cells: [
            'Gap 2, high',
            'The emergency accounts have a password only. Microsoft asks for MFA at its admin portals whatever you exclude: whoever has the password first can register their own, and on the day you need the account it may refuse you. Give each a passkey.',
          ],
        },
        {
          cells: [
            'Gap 3, medium',
            'Both people who left in January have been closed since 3 March, but the mailbox of one still forwards to a private address. Stop it, and block forwarding outside.',
          ],
        },
        {
          tie: 'C',
          cells: [
            'Essential Eight',
            'MFA in Microsoft 365, Level One: staff yes; 5 accounts no, named in gaps 1 and 2. Level Two: no, as neither an app prompt nor a text message resists phishing.',
          ],
        },
      ],
    },
  ],
} satisfies Sample;
