import type { ReactNode } from 'react';
import { formAt } from '../../content/forms.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { ServiceLine } from '../../content/types/service-line.ts';
import { Contact } from '../components/contact.tsx';
import { Hero } from '../components/hero.tsx';
import { Rack } from '../components/rack.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';
import { Choices } from './choices.tsx';

interface OverviewPageProps {
  line: ServiceLine;
  overview: Overview;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function OverviewPage({ line, overview, enquiryForm }: OverviewPageProps) {
  return (
    <>
      <Hero
        kind="overview"
        badge={line.group}
        heading={line.heading}
        intro={{ first: overview.intro }}
        action="Get in Touch"
        facts={overview.heroFacts}
      >
        <div className="corner rails thick-rails" aria-hidden="true">
          <Rack line={line.id} />
        </div>
      </Hero>
      <Choices line={line.id} overview={overview} />
      <BuyerQuestions questions={overview.questions} />
      <Contact
        id="contact-form"
        words={overview.contact}
        form={formAt(line.path)}
        fields={enquiryForm}
      />
    </>
  );
}
