import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'One finding of a whole job. The test alone gives A, B and the drawing; the whole job adds the parts for your developer, C, and the retest, D.',
  title: 'Finding 1 of 3: an account before a visit',
  about:
    'Harbour & Pine: booking a showroom visit. Round 1, Tuesday 2 March 2027: 6 trade customers, one at a time, on their own phones.',
  parts: [
    {
      kind: 'drawing',
      name: 'Two screens of a phone. Before, a form asks for name, email, password and password again. After, it asks for a name, a day and time, and a mobile number, books, and then offers the account.',
      height: 290,
      shapes: [
        { text: 'Before', at: [2, 14], strong: true },
        { text: '2 of 6 stop', at: [128, 14], align: 'end' },
        {
          as: 'ink',
          path: 'M9 24H121a7 7 0 0 1 7 7V281a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7z',
        },
        { text: 'Create an account', at: [14, 50], strong: true, size: 12 },
        { text: 'Name', at: [14, 74], size: 12 },
        { as: 'fine', path: 'M14 80H116V100H14z' },
        { text: 'Email', at: [14, 118], size: 12 },
        { as: 'fine', path: 'M14 124H116V144H14z' },
        { as: 'dashed', path: 'M7 150H123V239H7z' },
        { text: 'Password', at: [14, 166], size: 12 },
        { as: 'fine', path: 'M14 172H116V192H14z' },
        { text: 'Password again', at: [14, 206], size: 12 },
        { as: 'fine', path: 'M14 212H116V232H14z' },
        { as: 'ink', path: 'M14 248H116V272H14z' },
        { text: 'Create', at: [65, 264], align: 'middle', size: 12 },
        { text: 'After', at: [152, 14], strong: true },
        { text: '0 of 6 stop', at: [278, 14], align: 'end' },
        {
          as: 'ink',
          path: 'M159 24H271a7 7 0 0 1 7 7V281a7 7 0 0 1-7 7H159a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7z',
        },
        { text: 'Book a visit', at: [164, 50], strong: true, size: 12 },
        { text: 'Name', at: [164, 74], size: 12 },
        { as: 'fine', path: 'M164 80H266V100H164z' },
        { text: 'Day and time', at: [164, 118], size: 12 },
        { as: 'fine', path: 'M164 124H266V144H164z' },
        { text: 'Tue 11, 10:00AM', at: [169, 138], size: 12 },
        { text: 'Mobile', at: [164, 162], size: 12 },
        { as: 'fine', path: 'M164 168H266V188H164z' },
        { as: 'solid', path: 'M164 200H266V224H164z' },
        { text: 'Book', at: [215, 216], align: 'middle', onSolid: true, strong: true, size: 12 },
        { as: 'dashed', path: 'M157 234H273V280H157z' },
        { text: 'Booked, 11 May', at: [164, 253], size: 12 },
        { text: 'Add an account?', at: [164, 269], size: 12 },
      ],
      entries: [
        {
          tie: 'A',
          name: '2 of 6 stopped here: severity 4',
          text: 'On the third field, after 100 seconds. Participant 4: “I only want to look at door handles.”',
        },
        {
          tie: 'B',
          name: 'Also breaks WCAG 2.2, 3.3.2',
          text: 'The password rules appear only after an error.',
        },
        {
          tie: 'C',
          name: 'Repair',
          text: 'Ask for a name, a day and time, and a mobile number; offer the account afterwards.',
          code: ['field.height 48px', 'field.error.border #B3261E', 'rest, focus, filled, error'],
        },
        {
          tie: 'D',
          name: 'Retest, Thursday 29 April',
          text: '6 other people. Nobody stopped here. On the whole task one of 6 stopped, in round 1 it was 4. They wanted a Saturday, which is not offered: a new finding 4.',
        },
      ],
    },
  ],
} satisfies Sample;
