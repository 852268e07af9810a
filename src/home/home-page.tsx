import type { ReactNode } from 'react';
import { formAt } from '../../content/forms.ts';
import { sitePages } from '../../content/site-pages.ts';
import { Contact } from '../components/contact.tsx';
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
      />
    </>
  );
}
