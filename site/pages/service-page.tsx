import { pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lineOf } from '../../content/lines.ts';
import type { EnquiryForm } from '../../content/model/form.ts';
import type { CatalogueEntry } from '../../content/model/line.ts';
import type { Service } from '../../content/model/service.ts';
import { Benefits } from '../sections/benefits.tsx';
import { Contact } from '../sections/contact.tsx';
import { Details } from '../sections/details.tsx';
import { Expectations } from '../sections/expectations.tsx';
import { Hero } from '../sections/hero.tsx';
import { HeroBalls } from '../sections/hero-balls.tsx';
import { Process } from '../sections/process.tsx';
import { rhythmOf } from '../sections/rhythm.ts';
import { PageLink } from '../shell/links/page-link.tsx';
import { ScrollLink } from '../shell/links/scroll-link.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { showsTypical } from '../ui/statement.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  form: EnquiryForm;
}

/** The layout that all service pages share (section 2). */
export function ServicePage({ entry, service, form }: ServicePageProps) {
  const line = lineOf(entry.line);
  const rhythm = rhythmOf(entry);
  const meta = {
    title: `${entry.title} - ${line.group} - ${company.name}`,
    description: service.description,
  };
  return (
    <>
      <PageHead path={pathOf(entry)} meta={meta} />
      <Hero
        badge={
          <nav aria-label="Breadcrumb">
            <PageLink to={line.path} className="target">
              {line.group}
            </PageLink>
          </nav>
        }
        heading={entry.title}
        intro={service.intro}
        action={
          <ScrollLink section="contact-form" className="button">
            {line.heroButton}
          </ScrollLink>
        }
        picture={<HeroBalls kind={rhythm.balls} />}
      />
      <Benefits benefits={service.benefits} shape={rhythm.benefits} />
      <Details details={service.details ?? []} />
      {service.process && <Process steps={service.process} />}
      <Expectations expectations={service.expectations} typical={showsTypical(service)} />
      <Contact id="contact-form" words={service.contact} form={form} />
    </>
  );
}
