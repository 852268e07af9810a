import type { ReactNode } from 'react';
import { home } from '../../../content/home.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import { Contact } from '../../sections/contact.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { stillPart } from '../still-part.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';

interface HomePageProps {
  /** What is between the falling balls and the section about the company. */
  body: ReactNode;
  /** What the owner has added: people, results, insurance. */
  added: ReactNode;
  /** What stands beside the form. */
  call: ReactNode;
  form: EnquiryForm;
}

/** The parts of the home page that need no script. */
export async function homePartsOf(): Promise<Omit<HomePageProps, 'form'>> {
  const parts = () => import('./parts.tsx');
  const [body, added, call] = await Promise.all([
    stillPart('home', async () => (await parts()).homeBody),
    stillPart('added', async () => (await parts()).homeAdded),
    stillPart('call', async () => (await parts()).homeCall),
  ]);
  return { body, added, call };
}

/** The home page (section 2, 'Home page'). */
export function HomePage({ body, added, call, form }: HomePageProps) {
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
