import type { ReactNode } from 'react';
import { company, postalAddress } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Contact, ContactRow } from '../components/contact.tsx';
import type { Home } from '../content/schema/home.ts';
import type { Labels } from '../content/schema/labels.ts';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { type KeyAreaSamples, KeyAreas } from './key-areas.tsx';
import { Solutions } from './solutions.tsx';

interface HomePageProps {
  home: Home;
  labels: Labels;
  samples: KeyAreaSamples;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function HomePage({ home, labels, samples, enquiryForm }: HomePageProps) {
  return (
    <>
      <HomeHero words={home.hero} labels={labels} />
      <KeyAreas words={home.keyAreas} labels={labels.sample} samples={samples} />
      <Solutions words={home.services} />
      <About words={home.about} />
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
