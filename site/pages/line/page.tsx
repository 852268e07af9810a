import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { Line } from '../../../content/model/line.ts';
import type { Overview } from '../../../content/model/overview.ts';
import { Contact } from '../../sections/contact.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Hero } from '../../sections/hero.tsx';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Words } from '../../ui/statement.tsx';
import { stillPart } from '../still-part.tsx';
import type { Choice } from './choices.tsx';
import { Rack } from './rack.tsx';

interface LinePageProps {
  line: Line;
  overview: Overview;
  form: EnquiryForm;
  /** What is between the first view and the contact section. */
  body: ReactNode;
}

/** The still part of an overview. `loadChoices` reads the services that the line has. */
export function overviewBody(
  line: Line,
  overview: Overview,
  loadChoices: () => Promise<readonly Choice[]>,
): Promise<ReactNode> {
  return stillPart('overview', async () => {
    const [{ OverviewBody }, choices] = await Promise.all([
      import('./overview-body.tsx'),
      loadChoices(),
    ]);
    return <OverviewBody line={line} overview={overview} choices={choices} />;
  });
}

/** The overview of a line (section 2, 'Service-line overview pages'). */
export function LinePage({ line, overview, form, body }: LinePageProps) {
  const meta = { title: `${line.heading} - ${company.name}`, description: overview.description };
  return (
    <>
      <PageHead path={line.path} meta={meta} />
      <Hero
        badge={line.group}
        heading={line.heading}
        intro={<Words of={overview.intro} />}
        action={
          <ScrollLink section="contact-form" className="button">
            Get in Touch
          </ScrollLink>
        }
        facts={<Facts facts={overview.facts} />}
        picture={
          <div className="corner surface" aria-hidden="true">
            <Rack of={line.id} />
          </div>
        }
      />
      {body}
      <Contact id="contact-form" words={overview.contact} form={form} />
    </>
  );
}
