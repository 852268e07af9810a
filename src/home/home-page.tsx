import type { ReactNode } from 'react';
import { company, postalAddress } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { home } from '../../content/home.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Contact, ContactRow } from '../components/contact.tsx';
import { HeroFacts } from '../components/hero-facts.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { KeyAreas } from './key-areas.tsx';
import { Solutions } from './solutions.tsx';

interface HomePageProps {
  /** The islands. */
  balls?: ReactNode;
  enquiryForm?: ReactNode;
}

export function HomePage({ balls, enquiryForm }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <div className="home-facts container">
        <HeroFacts facts={home.heroFacts} />
      </div>
      <KeyAreas />
      <Solutions />
      <About balls={balls} />
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
