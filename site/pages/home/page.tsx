import type { EnquiryForm } from '../../../content/model/form.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { StillParts } from '../still-parts.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';

interface HomePageProps {
  parts: StillParts;
  form: EnquiryForm;
}

/** The home page (section 2, 'Home page'). */
export function HomePage({ parts: { meta, part }, form }: HomePageProps) {
  return (
    <>
      <PageHead path="/" meta={meta} />
      <HomeHero />
      {part('home')}
      <About />
      {part('added')}
      <Contact id="contact" call={part('call')} form={form} />
    </>
  );
}
