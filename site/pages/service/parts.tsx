import type { ReactNode } from 'react';
import { ballNumberOf, entryAt } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { lineOf } from '../../../content/lines.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import type { Service } from '../../../content/model/service.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageLink } from '../../shell/links/page-link.tsx';
import { sampleAt, serviceAt } from '../page-data.ts';
import { sheet } from '../sheets.tsx';
import type { RenderedParts } from '../still-parts.tsx';
import { ServiceFacts } from './facts.tsx';
import { ServiceBody } from './service-body.tsx';

/** The parts of a service's page: first view, what follows it, and what stands beside the form. */
export async function partsOf(path: string): Promise<RenderedParts> {
  const entry = entryAt(path);
  if (!entry) throw new Error(`content/catalogue.ts has no service at ${path}`);
  const [service, sample, lowerSheet] = await Promise.all([
    serviceAt(path),
    sampleAt(path),
    sheet('pages/service/lower-sheet.css'),
  ]);
  const { description, contact } = service;
  return {
    meta: { title: `${entry.title} - ${lineOf(entry.line).group} - ${company.name}`, description },
    tool: toolOf(service),
    parts: {
      hero: await heroOf(entry, service),
      body: <ServiceBody entry={entry} service={service} sample={sample} lowerSheet={lowerSheet} />,
      call: <ContactCall words={contact} />,
    },
  };
}

/** The tool that is its figure, if it is one. */
const toolOf = ({ figure }: Service) => (figure.kind === 'tool' ? figure.tool : undefined);

async function heroOf(entry: CatalogueEntry, service: Service): Promise<ReactNode> {
  const line = lineOf(entry.line);
  return (
    <>
      {await sheet('pages/service/sheet.css')}
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
        picture={
          <>
            {await sheet('pages/service/figure-sheet.css')}
            {await figureOf(entry, service)}
          </>
        }
        figure
      />
    </>
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
      <>
        {await sheet(`tools/${figure.tool}/sheet.css`)}
        <div data-tool={figure.tool} data-number={own}>
          <ToolFigure tool={await loadTool(figure.tool)} own={own} />
        </div>
      </>
    );
  }
  const { TableFigure } = await import('../../figures/figure.tsx');
  return <TableFigure figure={figure} own={own} />;
}
