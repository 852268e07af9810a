import { company } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import type { Overview } from '../../content/types/overview.ts';
import type { ServiceLine } from '../../content/types/service-line.ts';
import { BuyerQuestions } from '../components/buyer-questions.tsx';
import { Choices } from '../components/choices.tsx';
import { Contact } from '../components/contact.tsx';
import { Hero } from '../components/hero.tsx';
import { Rack } from '../components/rack.tsx';
import { PageHead } from '../shell/page-head.tsx';

export function OverviewPage({ line, overview }: { line: ServiceLine; overview: Overview }) {
  return (
    <>
      <PageHead
        path={line.path}
        title={`${line.heading} - ${company.name}`}
        description={overview.description}
      />
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
      <Contact id="contact-form" words={overview.contact} form={formAt(line.path)} />
    </>
  );
}
