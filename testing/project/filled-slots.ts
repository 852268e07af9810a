import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from './project-copy.ts';

/** The service that is given work, a price and a result. */
export const filledService = '/design/logos-print-business-branding';

/** Where the stand-in picture is served. */
export const standIn = '/stand-in.svg';

const picture = (alt: string) => `{ src: '${standIn}', width: 800, height: 600, alt: '${alt}' }`;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#888" d="M0 0h800v600H0z"/></svg>';

/** What pages must show of it. */
export const shownOn = {
  home: [
    'Stand-in Person',
    'Service desk lead, CISSP',
    'Another Person',
    'Before: 3 days.',
    'Cyber $2 million, Stand-in Mutual',
    'traditional custodians',
  ],
  service: ['From $1,200 for one office, including GST.', 'Stand-in menu', 'Before: 3 days.'],
  footer: ['ABN 11 222 333 444'],
} as const;

const slots = `{
  people: [
    { name: 'Stand-in Person', role: 'Service desk lead', certification: 'CISSP', picture: ${picture('A person')} },
    { name: 'Another Person', role: 'Designer' },
    { name: 'A Third Person of a Rather Long Name', role: 'Network engineer', picture: ${picture('Another person')} },
  ],
  insurance: [
    { kind: 'Professional indemnity', cover: '$5 million', insurer: 'Stand-in Mutual' },
    { kind: 'Cyber', cover: '$2 million', insurer: 'Stand-in Mutual' },
  ],
  acknowledgement:
    'We acknowledge the traditional custodians of the land on which we work, and pay our respects to their Elders past and present.',
}`;

const results = `[
  {
    service: '${filledService}',
    client: 'Stand-in Bakery',
    measured: 'Time from order to a shopfront',
    before: '3 days',
    after: '4 hours',
    date: 'March 2027',
    consent: 'a letter in the client file',
  },
];`;

/** Fills every slot for the owner in a copy of the project with stand-in data. */
export function fillSlots(folder: string): void {
  writeFileSync(join(folder, 'site/public', standIn), drawing);
  changeFile(join(folder, 'content/slots.ts'), '{};', () => `${slots};`);
  changeFile(join(folder, 'content/company.ts'), 'abn: null', "abn: '11 222 333 444'");
  changeFile(join(folder, 'content/results.ts'), '[];', () => results);
  const service = join(folder, `content/services${filledService}.ts`);
  const work = `work: [{ title: 'Stand-in menu', picture: ${picture('A menu')} }],`;
  changeFile(service, /^ {2}contact: \{/m, (found) => `  ${work}\n${found}`);
  const band = "band: { from: '$1,200', unit: 'for one office', gst: 'including GST' },";
  changeFile(service, /^ {4}price: \{/m, (found) => `${found}\n      ${band}`);
}
