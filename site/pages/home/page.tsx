import { company, postalAddress } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import { Contact, ContactRow } from '../../sections/contact.tsx';
import { Facts } from '../../sections/facts.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { KeyAreas } from './key-areas.tsx';
import { Services } from './services.tsx';

/** The home page (section 2, 'Home page'). */
export function HomePage({ form }: { form: EnquiryForm }) {
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <div className="wrap home-facts">
        <Facts facts={home.facts} />
      </div>
      <KeyAreas />
      <Services />
      <About />
      <Contact id="contact" words={home.contact} form={form}>
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
