import type { ReactNode } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lineOf } from '../../../content/lines.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { Contact } from '../../sections/contact.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageLink } from '../../shell/links/page-link.tsx';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useTool } from '../../tools/use-tool.ts';
import { Shot } from '../../ui/shot.tsx';
import { stillPart } from '../still-part.tsx';
import { layoutVariantOf, shotSize } from './layout-variant.ts';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  form: EnquiryForm;
  /** What is between the first view and the contact section. */
  body: ReactNode;
}

/** The still part of a service page. */
export function serviceBody(entry: CatalogueEntry, service: Service): Promise<ReactNode> {
  return stillPart('service', async () => {
    const { ServiceBody } = await import('./service-body.tsx');
    // Nobody fetches a tool with the page; the build finds a wrong name.
    if (import.meta.env.SSR && service.tool) {
      const { loadTool } = await import('../../tools/load-tool.ts');
      await loadTool(service.tool);
    }
    return <ServiceBody entry={entry} service={service} />;
  });
}

/** The layout that all service pages share (section 2). */
export function ServicePage({ entry, service, form, body }: ServicePageProps) {
  const line = lineOf(entry.line);
  const variant = layoutVariantOf(entry);
  useTool(service.tool);
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
        picture={<Shot size={shotSize} {...variant.shot} service={ballNumberOf(entry)} />}
      />
      {body}
      <Contact id="contact-form" words={service.contact} form={form} />
    </>
  );
}
