import { type ComponentType, Suspense } from 'react';
import { ballNumberOf, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { labels } from '../../content/labels.ts';
import { lineOf } from '../../content/lines.ts';
import type { CatalogueEntry, Service } from '../../content/types/service.ts';
import { Contact } from '../components/contact.tsx';
import { Details } from '../components/details.tsx';
import { Expectations } from '../components/expectations.tsx';
import { Hero } from '../components/hero.tsx';
import { PageLink } from '../components/page-link.tsx';
import { Process } from '../components/process.tsx';
import { Related } from '../components/related.tsx';
import { Figure } from '../figures/figure.tsx';
import { Sample } from '../samples/sample.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { ToolProps } from '../tools/tool-frame.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  /** The tool that is its figure. */
  tool: ComponentType<ToolProps> | undefined;
}

export function ServicePage({ entry, service, tool: Tool }: ServicePageProps) {
  const { group, path, heroButton } = lineOf(entry.line);
  const { duration, price } = service.expectations;
  const ballNumber = ballNumberOf(entry);
  const form = formAt(pathOf(entry));
  return (
    <>
      <PageHead
        path={pathOf(entry)}
        title={`${entry.title} - ${group} - ${company.name}`}
        description={service.description}
      />
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
        {service.figure && <Figure figure={service.figure} ballNumber={ballNumber} />}
        {Tool && (
          // If a translator changed the tool before hydration, React renders only this boundary again.
          <Suspense>
            <Tool ballNumber={ballNumber} form={form} />
          </Suspense>
        )}
      </Hero>
      <Sample sample={service.sample} benefits={service.benefits} action={heroButton} />
      {service.process && <Process steps={service.process} />}
      <Expectations expectations={service.expectations} />
      {service.details && <Details details={service.details} />}
      <Related related={service.related} />
      <Contact id="contact-form" words={service.contact} form={form} />
    </>
  );
}
