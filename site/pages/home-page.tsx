import { home } from '../../content/home.ts';
import type { EnquiryForm } from '../../content/model/form.ts';
import { Contact } from '../sections/contact.tsx';
import { About } from '../sections/home/about.tsx';
import { ContactBlock } from '../sections/home/contact-block.tsx';
import { HomeHero } from '../sections/home/home-hero.tsx';
import { KeyAreas } from '../sections/home/key-areas.tsx';
import { Services } from '../sections/home/services.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** The home page (section 2, 'Home page'). */
export function HomePage({ form }: { form: EnquiryForm }) {
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <KeyAreas />
      <Services />
      <About />
      <Contact id="contact" words={home.contact} form={form}>
        <ContactBlock />
      </Contact>
    </>
  );
}
