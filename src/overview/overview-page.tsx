import type { ReactNode } from 'react';
import { formAt } from '../../content/forms.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { ServiceLine } from '../../content/types/service-line.ts';
import { Contact } from '../components/contact.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';
import { Choices } from './choices.tsx';
import { OverviewHero } from './overview-hero.tsx';

interface OverviewPageProps {
  line: ServiceLine;
  overview: Overview;
  /** Of the flagship's sample. */
  verdict: string;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function OverviewPage({ line, overview, verdict, enquiryForm }: OverviewPageProps) {
  return (
    <>
      <OverviewHero line={line} overview={overview} verdict={verdict} />
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
