import type { ReactNode } from 'react';
import { serviceAt } from '../../content/catalogue.ts';
import { company, postalAddress } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { home } from '../../content/home.ts';
import { withNonBreakingSpaces } from '../../content/non-breaking-spaces.ts';
import { service as boundary } from '../../content/services/cyber/boundary-vulnerability-assessment.ts';
import { service as film } from '../../content/services/design/animation-photography-videography.ts';
import { service as infrastructure } from '../../content/services/it/infrastructure-management.ts';
import { sitePages } from '../../content/site-pages.ts';
import type { SamplePage } from '../../content/types/sample.ts';
import { Contact, ContactRow } from '../components/contact.tsx';
import { HeroFacts } from '../components/hero-facts.tsx';
import { SampleExcerpt } from '../samples/sample.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { KeyAreas } from './key-areas.tsx';
import { Solutions } from './solutions.tsx';

/** A report, a finding and a storyboard, by their service. Of the report, its chart; of the finding, what was found. */
const samples = withNonBreakingSpaces({
  '/it/infrastructure-management': fromSecondPart(infrastructure.sample),
  '/cyber/boundary-vulnerability-assessment': fromSecondPart(boundary.sample),
  '/design/animation-photography-videography': film.sample,
});

function fromSecondPart(sample: SamplePage): SamplePage {
  return { ...sample, parts: sample.parts.slice(1) };
}

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
      <section className="sample-excerpts section" aria-labelledby="samples">
        <div className="container">
          <h2 id="samples" className="heading">
            {home.samples.heading}
          </h2>
          <p className="lead soft">{home.samples.intro}</p>
          <ul role="list">
            {Object.entries(samples).map(([path, sample]) => (
              <SampleExcerpt key={path} entry={serviceAt(path)} sample={sample} />
            ))}
          </ul>
        </div>
      </section>
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
