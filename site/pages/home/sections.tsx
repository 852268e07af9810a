import { company, postalAddress } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { ContactCall, ContactRow } from '../../sections/contact-call.tsx';
import { Facts } from '../../sections/facts.tsx';
import { KeyAreas } from './key-areas.tsx';
import { Services } from './services.tsx';

/** What is between the first view and the section about the company. */
export const HomeBody = () => (
  <>
    <div className="wrap home-facts">
      <Facts facts={home.facts} />
    </div>
    <KeyAreas />
    <Services />
  </>
);

/** What stands beside the form, with the address of the office. */
export const HomeCall = () => (
  <ContactCall words={home.contact}>
    <ContactRow term="Email" href={`mailto:${company.email}`}>
      {company.email}
    </ContactRow>
    <ContactRow term="Address" href={company.map.href}>
      {postalAddress}
    </ContactRow>
  </ContactCall>
);
