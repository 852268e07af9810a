import { type ReactNode, useEffect } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lineOf } from '../../../content/lines.ts';
import type { EnquiryForm } from '../../../content/model/form.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { useDrawOnce } from '../../figures/use-draw-once.ts';
import { Contact } from '../../sections/contact.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageLink } from '../../shell/links/page-link.tsx';
import { ScrollLink } from '../../shell/links/scroll-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { stillPart } from '../still-part.tsx';
import { ServiceFacts } from './facts.tsx';

interface ServicePageProps {
  entry: CatalogueEntry;
  service: Service;
  form: EnquiryForm;
  /** The service's figure, for the first view. */
  figure: ReactNode;
  /** What is between the first view and the contact section. */
  body: ReactNode;
}

/** The still part of a service page. */
export function serviceBody(entry: CatalogueEntry, service: Service): Promise<ReactNode> {
  return stillPart('service', async () => {
    const { ServiceBody } = await import('./service-body.tsx');
    return <ServiceBody entry={entry} service={service} />;
  });
}

/** The still part with the service's figure; a tool on it takes it over when it is touched. */
export function serviceFigure(entry: CatalogueEntry, { figure }: Service): Promise<ReactNode> {
  const own = ballNumberOf(entry);
  return stillPart('figure', async () => {
    if (figure.kind === 'tool') {
      const [{ ToolFigure }, { loadTool }] = await Promise.all([
        import('../../tools/tool-figure.tsx'),
        import('../../tools/load-tool.ts'),
      ]);
      return (
        <div data-tool={figure.tool}>
          <ToolFigure tool={await loadTool(figure.tool)} own={own} />
        </div>
      );
    }
    const { TableFigure } = await import('../../figures/figure.tsx');
    return <TableFigure figure={figure} own={own} />;
  });
}

/** The layout that all service pages share (section 2). */
export function ServicePage({ entry, service, form, figure, body }: ServicePageProps) {
  const line = lineOf(entry.line);
  useDrawOnce();
  const tool = service.figure.kind === 'tool' ? service.figure.tool : undefined;
  const own = ballNumberOf(entry);
  useEffect(() => {
    if (!tool) return;
    const page = new AbortController();
    // Only a page with a tool fetches what waits for its touch.
    void import('../../tools/watch-sent-tool.ts').then(({ watchSentTool }) =>
      watchSentTool(tool, own, page.signal),
    );
    return () => page.abort();
  }, [tool, own]);
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
        facts={<ServiceFacts expectations={service.expectations} />}
        picture={figure}
        figure
      />
      {body}
      <Contact id="contact-form" words={service.contact} form={form} />
    </>
  );
}
