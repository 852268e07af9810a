import type { ReactNode } from 'react';
import { home } from '../../../content/home.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';

/** What the home page shows around its form. None of it needs a script. */
export interface HomeParts {
  /** What is between the falling balls and the section about the company. */
  body: ReactNode;
  /** What the owner has added: people, results, insurance. */
  added: ReactNode;
  /** What stands beside the form. */
  call: ReactNode;
}

/** The home page (section 2, 'Home page'). */
export function HomePage({ body, added, call, form }: HomeParts & { form: EnquiryForm }) {
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      {body}
      <About />
      {added}
      <Contact id="contact" call={call} form={form} />
    </>
  );
}
