import { getCollection, render } from 'astro:content';
import type { ComponentProps } from 'react';
import {
  type CatalogueEntry,
  catalogue,
  isServicePath,
  pathOf,
  serviceAt,
  servicesOf,
  serviceWith,
} from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { formAt } from '../../content/forms.ts';
import { lineOf, lines } from '../../content/lines.ts';
import { pageMeta, sitePages } from '../../content/site-pages.ts';
import type { LineId, ServiceLine } from '../../content/types/service-line.ts';
import { expectToSpan } from '../content/durations.ts';
import {
  homeWords,
  legalDocument,
  overviewWords,
  references,
  serviceWords,
  sharedLabels,
} from '../content/entries.ts';
import type { Detail } from '../content/schema/details.ts';
import type { ToolFigure } from '../content/schema/figures/figure.ts';
import type { HomePage } from '../home/home-page.tsx';
import type { EnquiryForm } from '../islands/form/enquiry-form.tsx';
import type { DocumentProps } from '../layouts/document-props.ts';
import type { LegalPage } from '../legal/legal-page.tsx';
import type { OverviewPage } from '../overview/overview-page.tsx';
import type { ServicePage } from '../service/service-page.tsx';
import type { SitemapPage } from '../shell/sitemap-page.tsx';

// TypeScript does not read `.astro` files. So each page passes on what one of these functions returns, which it does read.

interface PageProps<Props> {
  document: DocumentProps;
  page: Props;
}

/** With an enquiry form. */
interface FormPageProps<Props> extends PageProps<Props> {
  form: ComponentProps<typeof EnquiryForm>;
}

interface ServicePageProps extends FormPageProps<ComponentProps<typeof ServicePage>> {
  /** The island that draws its figure, if one does. */
  tool: ToolFigure['tool'] | undefined;
}

export async function homePageProps(): Promise<FormPageProps<ComponentProps<typeof HomePage>>> {
  const { path } = sitePages.home;
  const home = await homeWords();
  const durations = await Promise.all(lines.map(({ id }) => durationOfLine(id)));
  expectToSpan({ file: 'content/home.yaml', text: home.hero.facts.duration.value }, durations);
  const samples = home.keyAreas.cards.map(async ({ href }) => {
    const { sample } = await serviceWords(serviceAt(href));
    return [href, sample] as const;
  });
  return {
    document: { path, ...home.meta },
    page: {
      home,
      labels: await sharedLabels(),
      samples: Object.fromEntries(await Promise.all(samples)),
    },
    form: { form: formAt(path) },
  };
}

async function durationOfLine(line: LineId) {
  const { heroFacts } = await overviewWords(line);
  return { file: `content/overviews/${line}.yaml`, text: heroFacts.duration.value };
}

/** How long a service takes; nothing of one that says something else, such as when it starts. */
async function durationOfService(entry: CatalogueEntry) {
  const { duration } = (await serviceWords(entry)).expectations;
  const text = duration.label ? '' : duration.short;
  return { file: `content/services${pathOf(entry)}.yaml`, text };
}

export async function overviewPageProps(
  line: ServiceLine,
): Promise<FormPageProps<ComponentProps<typeof OverviewPage>>> {
  const { id, path, heading } = line;
  const overview = await overviewWords(id);
  const { description, flagship } = overview;
  expectToSpan(await durationOfLine(id), await Promise.all(servicesOf(id).map(durationOfService)));
  const { sample } = await serviceWords(serviceWith(flagship));
  return {
    document: { path, title: `${heading} - ${company.name}`, description },
    page: {
      line,
      overview,
      verdict: sample.verdict.text,
      labels: await sharedLabels(),
      references: await references(),
    },
    form: { form: formAt(path) },
  };
}

/** Each service of the catalogue. A file that the catalogue does not list stops the build. */
export async function servicePaths() {
  for (const { id, data } of await getCollection('services')) {
    const file = `content/services/${id}.yaml`;
    if (!isServicePath(`/${id}`)) throw new Error(`${file} has no line in content/catalogue.ts`);
    for (const day of daysDue(data.details)) {
      console.warn(`${file}: read its sources again, due on ${day}`);
    }
  }
  return catalogue.map((entry) => ({
    params: { line: entry.line, service: entry.slug },
    props: { entry },
  }));
}

/** When reports whose sources must be read again were due. */
const daysDue = (details: readonly Detail[] = []) =>
  details.flatMap((detail) => {
    const isDue =
      detail.kind === 'report' && detail.checkAgain <= new Date().toISOString().slice(0, 10);
    return isDue ? detail.checkAgain : [];
  });

export async function servicePageProps(entry: CatalogueEntry): Promise<ServicePageProps> {
  const path = pathOf(entry);
  const service = await serviceWords(entry);
  const { description } = service;
  const title = `${entry.title} - ${lineOf(entry.line).group} - ${company.name}`;
  return {
    document: { path, title, description },
    page: { entry, service, labels: await sharedLabels(), references: await references() },
    form: { form: formAt(path) },
    tool: 'tool' in service.figure ? service.figure.tool : undefined,
  };
}

export async function sitemapPageProps(): Promise<PageProps<ComponentProps<typeof SitemapPage>>> {
  const { path } = sitePages.sitemap;
  return { document: { path, ...pageMeta.sitemap }, page: { labels: await sharedLabels() } };
}

/** With the document's text, as a component of Astro's. */
export async function legalPageProps({ path }: { path: string }) {
  const entry = await legalDocument(path);
  const { title, description } = entry.data;
  const { Content, headings } = await render(entry);
  const props: PageProps<ComponentProps<typeof LegalPage>> = {
    document: { path, title: `${title} - ${company.name}`, description },
    page: { document: entry.data, sections: headings.filter(({ depth }) => depth === 2) },
  };
  return { ...props, Content };
}
