import type { ReactNode } from 'react';
import { type CatalogueEntry, pathOf } from '../../content/catalogue.ts';
import { formAt } from '../../content/forms.ts';
import { lineOf } from '../../content/lines.ts';
import { Contact } from '../components/contact.tsx';
import { Hero } from '../components/hero.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { References } from '../components/see-also.tsx';
import type { Labels } from '../content/schema/labels.ts';
import type { Service } from '../content/schema/service.ts';
import { Figure } from '../figures/figure.tsx';
import { Sample } from '../samples/sample.tsx';
import { Details } from './details.tsx';
import { Expectations } from './expectations.tsx';
import { Process } from './process.tsx';
import { Related } from './related.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  labels: Labels;
  references: References;
  /** The island that is its figure, of a service with a tool. */
  tool?: ReactNode;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function ServicePage(props: ServicePageProps) {
  const { entry, service, labels, references, tool, enquiryForm } = props;
  const { group, path, heroButton } = lineOf(entry.line);
  const { duration, price } = service.expectations;
  const form = formAt(pathOf(entry));
  return (
    <>
      <Hero
        badge={
          <nav aria-label="Breadcrumb">
            <PageLink to={path} className="touch-target">
              {group}
            </PageLink>
          </nav>
        }
        heading={entry.title}
        intro={service.intro}
        action={heroButton}
        labels={labels}
        facts={{
          duration: { label: duration.label ?? labels.heroFacts.takes, value: duration.short },
          price: { label: labels.heroFacts.priced, value: price.short },
        }}
      >
        {'tool' in service.figure ? tool : <Figure figure={service.figure} />}
      </Hero>
      <Sample
        sample={service.sample}
        benefits={service.benefits}
        action={heroButton}
        labels={labels.sample}
      />
      {service.process && <Process steps={service.process} labels={labels.process} />}
      <Expectations expectations={service.expectations} labels={labels.expectations} />
      {service.details && (
        <Details details={service.details} heading={labels.details} references={references} />
      )}
      <Related related={service.related} heading={labels.related} />
      <Contact id="contact-form" words={service.contact} form={form} fields={enquiryForm} />
    </>
  );
}
