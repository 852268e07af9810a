import type { ReactNode } from 'react';
import { formAt } from '../../content/forms.ts';
import type { ServiceLine } from '../../content/types/service-line.ts';
import { Contact } from '../components/contact.tsx';
import type { References } from '../components/see-also.tsx';
import type { Labels } from '../content/schema/labels.ts';
import type { Overview } from '../content/schema/overview.ts';
import { BuyerQuestions } from './buyer-questions.tsx';
import { Choices } from './choices.tsx';
import { OverviewHero } from './overview-hero.tsx';

interface OverviewPageProps {
  line: ServiceLine;
  overview: Overview;
  /** Of the flagship's sample. */
  verdict: string;
  labels: Labels;
  references: References;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function OverviewPage(props: OverviewPageProps) {
  const { line, overview, verdict, labels, references, enquiryForm } = props;
  return (
    <>
      <OverviewHero line={line} overview={overview} labels={labels} verdict={verdict} />
      <Choices line={line.id} overview={overview} labels={labels.choices} references={references} />
      <BuyerQuestions questions={overview.questions} heading={labels.questions} />
      <Contact
        id="contact-form"
        words={overview.contact}
        form={formAt(line.path)}
        fields={enquiryForm}
      />
    </>
  );
}
