import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { changeFile } from './project-copy.ts';

/** The service that is given work, a price and a result. */
export const filledService = '/design/logos-print-business-branding';

/** Where the stand-in picture is served. */
export const standIn = '/pictures/stand-in.webp';

/** Its size there, in px. */
export const standInSize = { width: 1200, height: 900 };

const picture = (alt: string) =>
  `{ src: '${standIn}', width: ${standInSize.width}, height: ${standInSize.height}, alt: '${alt}' }`;

/** What a phone makes: larger than it is served, and lying on its side. */
async function addOriginal(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const photo = { width: 3024, height: 4032, channels: 3, background: '#888' } as const;
  await sharp({ create: photo })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'stand-in.jpg'));
}

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
export async function fillSlots(folder: string): Promise<void> {
  await addOriginal(join(folder, 'content/pictures'));
  changeFile(join(folder, 'content/slots.ts'), '{};', () => `${slots};`);
  changeFile(join(folder, 'content/company.ts'), 'abn: null', "abn: '11 222 333 444'");
  changeFile(join(folder, 'content/results.ts'), '[];', () => results);
  const service = join(folder, `content/services${filledService}.ts`);
  const work = `work: [{ title: 'Stand-in menu', picture: ${picture('A menu')} }],`;
  changeFile(service, /^ {2}contact: \{/m, (found) => `  ${work}\n${found}`);
  const band = "band: { from: '$1,200', unit: 'for one office', gst: 'including GST' },";
  changeFile(service, /^ {4}price: \{/m, (found) => `${found}\n      ${band}`);
}
