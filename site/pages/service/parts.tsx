import type { ReactNode } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lineOf } from '../../../content/lines.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { PageMeta } from '../../../content/model/page.ts';
import type { Service } from '../../../content/model/service.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageLink } from '../../shell/links/page-link.tsx';
import { readLowerSheet } from '../../shell/page-change/page-sheets.ts';
import { sampleAt, serviceAt } from '../page-data.ts';
import { ServiceFacts } from './facts.tsx';
import { ServiceBody } from './service-body.tsx';

const serviceOf = (entry: CatalogueEntry) => serviceAt(pathOf(entry));

export async function metaOf(entry: CatalogueEntry): Promise<PageMeta> {
  const { description } = await serviceOf(entry);
  return { title: `${entry.title} - ${lineOf(entry.line).group} - ${company.name}`, description };
}

/** The tool that is the service's figure, if it is one. */
export async function toolOf(entry: CatalogueEntry): Promise<string | undefined> {
  const { figure } = await serviceOf(entry);
  return figure.kind === 'tool' ? figure.tool : undefined;
}

/** The first view. */
export async function heroOf(entry: CatalogueEntry): Promise<ReactNode> {
  const service = await serviceOf(entry);
  const line = lineOf(entry.line);
  return (
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
        <a href="#contact-form" className="button">
          {line.heroButton}
        </a>
      }
      facts={<ServiceFacts expectations={service.expectations} />}
      picture={await figureOf(entry, service)}
      figure
    />
  );
}

async function figureOf(entry: CatalogueEntry, { figure }: Service): Promise<ReactNode> {
  const own = ballNumberOf(entry);
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
}

/** What is between the first view and the contact section. */
export async function bodyOf(entry: CatalogueEntry): Promise<ReactNode> {
  const [service, sample, lowerSheet] = await Promise.all([
    serviceOf(entry),
    sampleAt(pathOf(entry)),
    // A page that the router opens has its sheets already.
    import.meta.env.SSR ? readLowerSheet('service') : undefined,
  ]);
  return <ServiceBody entry={entry} service={service} sample={sample} lowerSheet={lowerSheet} />;
}

/** What stands beside the form. */
export async function callOf(entry: CatalogueEntry): Promise<ReactNode> {
  return <ContactCall words={(await serviceOf(entry)).contact} />;
}
