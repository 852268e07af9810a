import type { ReactNode } from 'react';
import { pathOf } from '../../content/catalogue.ts';
import { formAt } from '../../content/forms.ts';
import { labels } from '../../content/labels.ts';
import { lineOf } from '../../content/lines.ts';
import type { CatalogueEntry, Service } from '../../content/types/service.ts';
import { Contact } from '../components/contact.tsx';
import { Hero } from '../components/hero.tsx';
import { PageLink } from '../components/page-link.tsx';
import { Figure } from '../figures/figure.tsx';
import { Sample } from '../samples/sample.tsx';
import { Details } from './details.tsx';
import { Expectations } from './expectations.tsx';
import { Process } from './process.tsx';
import { Related } from './related.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  /** The island that is its figure, of a service with a tool. */
  tool?: ReactNode;
  /** The island. */
  enquiryForm?: ReactNode;
}

export function ServicePage({ entry, service, tool, enquiryForm }: ServicePageProps) {
  const { group, path, heroButton } = lineOf(entry.line);
  const { duration, price } = service.expectations;
  const form = formAt(pathOf(entry));
  return (
    <>
      <Hero
        kind="service"
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
        facts={[
          { label: duration.label ?? labels.heroFacts.takes, value: duration.short },
          { label: labels.heroFacts.priced, value: price.short },
        ]}
      >
        {'tool' in service.figure ? tool : <Figure figure={service.figure} />}
      </Hero>
      <Sample sample={service.sample} benefits={service.benefits} action={heroButton} />
      {service.process && <Process steps={service.process} />}
      <Expectations expectations={service.expectations} />
      {service.details && <Details details={service.details} />}
      <Related related={service.related} />
      <Contact id="contact-form" words={service.contact} form={form} fields={enquiryForm} />
    </>
  );
}
