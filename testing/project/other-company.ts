import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../content/company.ts';
import { changeFile } from './project-copy.ts';

/** A company that has nothing in common with that of the project. */
export const otherCompany = {
  name: 'Long Paddock',
  domain: 'longpaddock.com.au',
  phoneDial: '+61370105678',
  phone: '03 7010 5678',
  street: '1 Lydiard Street',
  suburb: 'Ballarat Central',
  postcode: '3350',
  city: 'Ballarat',
} as const;

const { name, domain, phone, phoneDial, street, suburb, postcode, city } = otherCompany;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100z"/></svg>';

const data = `export const company = {
  name: '${name}',
  legalName: '${name} Technology Pty Ltd',
  founded: 2019,
  domain: '${domain}',
  phone: '${phone}',
  phoneDial: '${phoneDial}',
  email: 'help@${domain}',
  generalEmail: 'office@${domain}',
  helpDesk: { label: 'Support', href: 'https://support.${domain}/' },
  professionalNetwork: { label: 'Xing', href: 'https://www.xing.com/pages/${domain}' },
  photoSharing: { label: 'Flickr', href: 'https://www.flickr.com/${domain}' },
  map: { label: '${city} VIC', href: 'https://www.openstreetmap.org/search?query=${city}' },
  address: {
    street: '${street}',
    suburb: '${suburb}',
    state: 'VIC',
    postcode: '${postcode}',
    country: 'Australia',
  },
  coordinates: { latitude: -37.5622, longitude: 143.8503 },
  city: '${city}',
  hours: [staffedHours, 'Closed on weekends'],
  hoursNote: 'Melbourne time, closed on public holidays in Victoria',
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:30',
    closes: '17:30',
    timeZone: 'Australia/Melbourne',
  },
  agents: {
    windows: { label: 'Windows', href: 'https://support.${domain}/w' },
    mac: { label: 'Mac', href: 'https://support.${domain}/m' },
  },
  providers: {
    hosting: '${city} Hosting, Australia',
    database: '${city} Hosting, Australia',
    mail: 'Post Co, Australia',
  },
  registration: {
    abn: '11 222 333 444',
    acn: '222 333 444',
    siteAddress: 'https://www.${domain}',
  },
} satisfies Company;`;

/** Does with a copy of the project what 'Change the brand' of CONTRIBUTING.md says. */
export function changeBrand(folder: string): void {
  const file = join(folder, 'content/company.ts');
  changeFile(file, /export const company = \{[\s\S]*?\} satisfies Company;/, data);
  writeFileSync(join(folder, 'site/public/favicon.svg'), logo);
  const words = join(folder, 'checks/settings/words.txt');
  writeFileSync(words, `${readFileSync(words, 'utf8')}Ballarat\nLydiard\nXing\n`);
}

/** Finds the data of the project's own company, however it is spaced. */
export const ownCompany = new RegExp(
  [
    company.name,
    company.domain,
    company.phone,
    company.phoneDial,
    company.address.street,
    company.address.suburb,
    `${company.address.state} ${company.address.postcode}`,
  ]
    .map((words) => RegExp.escape(words).replaceAll(/\\x20|\\x2d/g, '.?'))
    // The city is also the name of a time zone, and the location of data centres.
    .concat(`${company.city}(?! (time|data centre))`)
    .join('|'),
  'i',
);
