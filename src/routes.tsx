import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { catalogue, pathOf } from '../content/catalogue.ts';
import { lines } from '../content/lines.ts';
import { withNonBreakingSpaces } from '../content/non-breaking-spaces.ts';
import { legalPages } from '../content/site-pages.ts';
import type { Overview } from '../content/types/overview.ts';
import type { LegalDocument, PageMeta } from '../content/types/page.ts';
import type { CatalogueEntry, Service } from '../content/types/service.ts';
import type { ServiceLine } from '../content/types/service-line.ts';
import type { ToolProps } from './islands/tools/tool-frame.tsx';
import { ErrorPage, PageLoadError } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

const overviews = import.meta.glob<{ overview: Overview }>('../content/overviews/*.ts');
const services = import.meta.glob<{ service: Service }>('../content/services/*/*.ts');
const legalDocuments = import.meta.glob<{ document: LegalDocument & PageMeta }>(
  '../content/legal/*.md',
);

/** Tools by the slug of their service. */
const tools: Readonly<Record<string, () => Promise<ComponentType<ToolProps>>>> = {
  'disaster-recovery-backups': async () =>
    (await import('./islands/tools/outage-tool.tsx')).OutageTool,
  'essential-eight-assessment': async () =>
    (await import('./islands/tools/essential-eight-tool.tsx')).EssentialEightTool,
  'web-design-development': async () =>
    (await import('./islands/tools/page-vitals-tool.tsx')).PageVitalsTool,
};

/** Every page of the site (section 2). Its script and content load with it. */
const pages = [
  page('/', async () => (await import('./home/home-page.tsx')).HomePage),
  ...lines.map(overviewRoute),
  ...catalogue.map(serviceRoute),
  ...legalPages.map(({ path }) => legalRoute(path)),
  page('/sitemap', async () => (await import('./shell/sitemap-page.tsx')).SitemapPage),
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [...pages, { path: '*', Component: NotFoundPage }],
  },
];

/** The paths that the build renders and sitemap.xml lists. */
export const paths = pages.map(({ path }) => path);

/** Case-sensitive, as on the server. */
function page(path: string, load: () => Promise<ComponentType>) {
  const lazy = async () => {
    try {
      return { Component: await load() };
    } catch (cause) {
      throw new PageLoadError(cause);
    }
  };
  return { path, caseSensitive: true, lazy };
}

function overviewRoute(line: ServiceLine) {
  return page(line.path, async () => {
    const [{ OverviewPage }, { overview }] = await Promise.all([
      import('./overview/overview-page.tsx'),
      load(overviews, `../content/overviews/${line.id}.ts`),
    ]);
    const content = withNonBreakingSpaces(overview);
    return () => <OverviewPage line={line} overview={content} />;
  });
}

function serviceRoute(entry: CatalogueEntry) {
  const path = pathOf(entry);
  return page(path, async () => {
    const [{ ServicePage }, { service }, tool] = await Promise.all([
      import('./service/service-page.tsx'),
      load(services, `../content/services${path}.ts`),
      tools[entry.slug]?.(),
    ]);
    const content = withNonBreakingSpaces(service);
    return () => <ServicePage entry={entry} service={content} tool={tool} />;
  });
}

function legalRoute(path: string) {
  return page(path, async () => {
    const [{ LegalPage }, { document }] = await Promise.all([
      import('./legal/legal-page.tsx'),
      load(legalDocuments, `../content/legal${path}.md`),
    ]);
    return () => <LegalPage path={path} document={document} />;
  });
}

/** @throws Error if there is no such file. */
function load<Content>(
  files: Record<string, () => Promise<Content>>,
  file: string,
): Promise<Content> {
  const found = files[file];
  if (!found) throw new Error(`${file} is missing: the catalogue lists its page`);
  return found();
}
