import type { ReactNode } from 'react';
import { company, postalAddress } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { home } from '../../content/home.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Contact, ContactRow } from '../components/contact.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { type KeyAreaSamples, KeyAreas } from './key-areas.tsx';
import { Solutions } from './solutions.tsx';

interface HomePageProps {
  samples: KeyAreaSamples;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function HomePage({ samples, enquiryForm }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <KeyAreas samples={samples} />
      <Solutions />
      <About />
      <Contact
        id="contact"
        words={home.contact}
        form={formAt(sitePages.home.path)}
        fields={enquiryForm}
      >
        <ContactRow term="Email" href={`mailto:${company.email}`}>
          {company.email}
        </ContactRow>
        <ContactRow term="Address" href={company.map.href}>
          {postalAddress}
        </ContactRow>
      </Contact>
    </>
  );
}
