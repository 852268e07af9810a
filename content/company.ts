import { withNonBreakingSpaces } from './non-breaking-spaces.ts';
import type { Company } from './types/company.ts';

/** Working hours (section 9). */
const openingHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:30',
  closes: '17:30',
} as const;

/** '5:30PM' for '17:30'. */
function onTheClock(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

const days = `${openingHours.days[0]} to ${openingHours.days.at(-1)}`;
const hours = `${onTheClock(openingHours.opens)} to ${onTheClock(openingHours.closes)}`;

export const staffedHours = withNonBreakingSpaces(`${days} ${hours}`);

/** The same hours for the middle of a sentence. */
export const inStaffedHours = `from ${hours}, ${days}`;

/** The company's details, for all pages, documents and mail. */
export const company = {
  name: 'Corner Pocket',
  legalName: 'Corner Pocket Pty Ltd',
  founded: 2021,
  domain: 'cornerpocket.example',
  phone: '02 5550 1234',
  phoneDial: '+61255501234',
  email: 'support@cornerpocket.example',
  generalEmail: 'hello@cornerpocket.example',
  helpDesk: { label: 'Help desk', href: 'https://help.cornerpocket.example/' },
  professionalNetwork: {
    label: 'LinkedIn',
    href: 'https://www.linkedin.com/company/corner-pocket-example',
  },
  photoSharing: { label: 'Instagram', href: 'https://www.instagram.com/cornerpocket.example' },
  map: {
    label: 'Surry Hills NSW',
    href: 'https://www.openstreetmap.org/search?query=Surry%20Hills%20NSW%202010',
  },
  address: {
    street: 'Suite 8, 15 Example Street',
    suburb: 'Surry Hills',
    state: 'NSW',
    postcode: '2010',
    country: 'Australia',
  },
  coordinates: { latitude: -33.8861, longitude: 151.2111 },
  city: 'Sydney',
  hours: [staffedHours, 'Closed Saturday and Sunday'],
  hoursNote: 'Sydney time, closed on NSW public holidays',
  openingHours,
  agents: {
    windows: { label: 'Windows', href: 'https://help.cornerpocket.example/agent/windows' },
    mac: { label: 'Mac', href: 'https://help.cornerpocket.example/agent/mac' },
  },
  providers: { hosting: null, database: null, mail: null },
  registration: { abn: null, acn: null, siteAddress: null },
} satisfies Company;

/** The postal address on one line. */
export const postalAddress = `${company.address.street}, ${company.address.suburb.replace(' ', '\u00a0')}\u00a0${company.address.state} ${company.address.postcode}`;
